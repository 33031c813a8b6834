/* global jest */
// A second try tells a stalled machine from a fault, as for the journeys; the summary names the tests that needed it.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
