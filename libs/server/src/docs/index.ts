export { apiDocs } from './api-docs';
export { createDocument } from './document';
export { type JsonRecord, recordOf } from './json-record';
