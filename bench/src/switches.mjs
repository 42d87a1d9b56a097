import { parseArgs } from 'node:util';

/** Arguments of the command line: the kinds of measurements to run, and switches that limit them. */
export const { positionals: kinds, values: switches } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    changes: { type: 'string' },
    rows: { type: 'string' },
    rounds: { type: 'string' },
    streams: { type: 'string' },
    likes: { type: 'string' },
    engine: { type: 'string' },
    before: { type: 'string' },
    page: { type: 'string', multiple: true },
    counts: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
