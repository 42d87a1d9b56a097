/** Filled by the build with every share key that loads on demand: shared/build/provide-loader.cjs. */
export const provided: Record<string, () => Promise<unknown>> = {};
