export * from './testing/fake-api.fixture';
export * from './testing/responses.fixture';
