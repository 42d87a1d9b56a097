// Each file starts its own server; on a new data directory that takes seconds on a slow machine.
jest.setTimeout(600_000);
