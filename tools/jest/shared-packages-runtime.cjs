const { createRequire } = require('node:module');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

const PACKAGES = `${path.sep}node_modules${path.sep}`;
/** These belong to the test file that asks for them: Jest's own, and what keeps the first logger that it is given. */
const OF_ONE_FILE = /[\\/]node_modules[\\/](@jest|jest-[^\\/]+|expect|nestjs-pino)[\\/]/;

/**
 * Packages, and our own modules that need no translation, are loaded by Node, once for a process; Jest would load them
 * again for each test file, a third of what the API's tests take. What we wrote in TypeScript is loaded for each file
 * as ever. No test here replaces a package's module.
 */
module.exports = class SharedPackagesRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    return this.isLoadedByNode(from, name)
      ? createRequire(from)(name)
      : super.requireModuleOrMock(from, name);
  }

  isLoadedByNode(from, name) {
    if (name === '@jest/globals' || this._resolution.isCoreModule(name)) return false;
    const file = this._resolution.resolveCjs(from, name);
    return (file.includes(PACKAGES) && !OF_ONE_FILE.test(file)) || file.endsWith('.mjs');
  }
};
