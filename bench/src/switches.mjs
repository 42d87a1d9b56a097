import { parseArgs } from 'node:util';

/** What the command line asks for: kinds of measurements by name, and switches that make them shorter. */
export const { positionals: kinds, values: switches } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    changes: { type: 'string' },
    rows: { type: 'string' },
    page: { type: 'string', multiple: true },
    counts: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
