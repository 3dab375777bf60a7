/** What Python prints. */
export function runPython(...args: string[]): string;

/** What Python prints, parsed as JSON. */
export function fromPython<T>(...args: string[]): T;
