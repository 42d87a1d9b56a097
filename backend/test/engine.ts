/** The engine of this run of the suite; set by the jest configuration. */
export const { engine } = globalThis as unknown as { engine: 'pglite' | 'postgresql' };
