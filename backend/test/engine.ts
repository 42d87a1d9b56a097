/** The database engine on which the suite runs. Set by the jest configuration. */
export const { engine } = globalThis as unknown as { engine: 'pglite' | 'postgresql' };
