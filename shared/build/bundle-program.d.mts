/** Writes a compiled program of Node and all modules that it loads as one script; see `bundle-program.mjs`. */
export function bundleProgram(main: string, bundled: string): Promise<void>;
