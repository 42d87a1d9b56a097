/** Loads a share that is not in the main script. */
export type LoadShare = () => Promise<object>;

/**
 * Every share key of the host contract: the module if the main script contains it, otherwise a function that loads it.
 * Filled by the build: shared/build/provide-loader.cjs.
 */
export const provided: Record<string, object | LoadShare> = {};
