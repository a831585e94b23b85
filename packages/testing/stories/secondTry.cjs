// A browser, a site and a database share the machine with whatever else runs on it: what fails by a moment is tried once more, and
// `npm test` names it at its end, so that what fails now and then is seen.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
