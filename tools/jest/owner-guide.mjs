import { readOwnerGuide } from '../source/owner-guide.mjs';

/** The owner's guide in a test, as the build reads it. */
export default {
  process: (source) => ({ code: `exports.guide = ${JSON.stringify(readOwnerGuide(source))};` }),
};
