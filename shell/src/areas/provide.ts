/** Loads a share that the main script has not. */
export type LoadShare = () => Promise<object>;

/**
 * Every share key of the host contract: the module when the main script has it, or else how to load it. Filled by the
 * build: shared/build/provide-loader.cjs.
 */
export const provided: Record<string, object | LoadShare> = {};
