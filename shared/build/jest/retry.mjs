// On a machine that others share, a test may lose a race with a clock; the summary of `npm test` names each.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true });
