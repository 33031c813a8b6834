const { jest: runner } = require('@jest/globals');

// A second try tells a stalled machine from a fault, as for the journeys; the summary names the tests that needed it.
runner.retryTimes(1, { logErrorsBeforeRetry: true });
