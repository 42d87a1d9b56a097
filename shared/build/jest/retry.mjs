// On a shared machine a test may fail because of timing; the summary of `npm test` names each retried test.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true });

// A limit for tests that hang, not for slow ones.
jest.setTimeout(60_000);
