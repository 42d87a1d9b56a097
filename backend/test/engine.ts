/** The engine that the suite runs on this time; set by the jest configuration. */
export const { engine } = globalThis as unknown as { engine: 'pglite' | 'postgresql' };
