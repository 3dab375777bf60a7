/** Defined by the build (see vite.config.ts). */
declare const __BUILT__: string;
