import { moduleOf } from '../webpack/legal-text-loader.mjs';

/** A legal text in a test, as the build reads it. */
export default { process: (source) => ({ code: `exports.text = ${moduleOf(source)};` }) };
