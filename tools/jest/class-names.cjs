/** A CSS module in a test: every class is named as it is written. `__esModule` lets `import * as s` take the proxy itself. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : String(name)) });
