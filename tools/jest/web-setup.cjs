require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Generous, because machines are shared: a time limit ends what hangs and judges nothing.
configure({ asyncUtilTimeout: 30_000 });
