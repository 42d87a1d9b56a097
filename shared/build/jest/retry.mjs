// On a machine that others share, a test may lose a race with a clock; the summary of `npm test` says how many did.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true });
