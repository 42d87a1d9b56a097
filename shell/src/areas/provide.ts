/** A share key as the page lends it: its version, its module when the main script has it, or else how to load it. */
export type Provided = [version: string, module: object | null, load?: () => Promise<object>];

/** Filled by the build with every share key of the host contract: shared/build/provide-loader.cjs. */
export const provided: Record<string, Provided> = {};
