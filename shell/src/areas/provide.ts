export type LoadShare = () => Promise<object>;

/** Every share key: its module or a `LoadShare`. Filled by the build (shared/build/provide-loader.cjs). */
export const provided: Record<string, object | LoadShare> = {};
