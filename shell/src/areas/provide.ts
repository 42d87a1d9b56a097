export type LoadShare = () => Promise<object>;

/**
 * Every share key: the module if the main script contains it, otherwise a `LoadShare`. Filled by the build:
 * shared/build/provide-loader.cjs.
 */
export const provided: Record<string, object | LoadShare> = {};
