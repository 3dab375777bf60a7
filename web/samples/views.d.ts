/** The views that make.py makes, by name; vite.config.ts puts them in. */
declare const __VIEWS__: Record<string, unknown>;
