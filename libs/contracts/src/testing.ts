export * from './testing/content-responses.fixture';
export * from './testing/fake-api.fixture';
export * from './testing/quote-responses.fixture';
export * from './testing/responses.fixture';
export * from './testing/fake-upload.fixture';
export * from './testing/super-admin-responses.fixture';
