export { apiDocs } from './api-docs';
export { documentOf } from './document';
export { type JsonRecord, recordOf } from './json-record';
export type { DocumentedProblems } from './problem-responses';
