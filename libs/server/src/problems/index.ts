export { ApiProblems, PROBLEM_CODES } from './api-problems.decorator';
export { MAX_FIELD_PROBLEMS, statusOf } from './problem-details';
export { type ErrorTable, type ProblemCode, RequestProblem } from './problem';
export { databaseOnlyReads, RETRY_SECONDS, storageFailureOf } from './storage-failure';
