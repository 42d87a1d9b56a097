export type LoadShare = () => Promise<object>;

/** The module or a `LoadShare` of every share, by key. Filled by the build (shared/build/provide-loader.cjs). */
export const provided: Record<string, object | LoadShare> = {};
