/** What Python prints, parsed as JSON. */
export function fromPython<T>(...args: string[]): T;
