// On a shared machine a test may fail because of timing; the summary of `npm test` counts the retries.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true });
