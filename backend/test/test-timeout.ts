// Each file starts a server of its own; on a new data directory that takes seconds on a slow machine.
jest.setTimeout(600_000);
