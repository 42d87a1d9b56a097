// The limit is high because each test file starts its own server, which takes seconds on a slow machine.
jest.setTimeout(600_000);
