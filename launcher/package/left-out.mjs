/** What no server reads: maps of browsers' scripts, types, and second copies of a package for other loaders. */
const NEVER_READ = [
  /\.(?:d\.[cm]?ts|ts|flow|map)$/,
  /(?:^|\/)(?:CHANGELOG|HISTORY|CONTRIBUTING)(?:\.md)?$/i,
  /(?:^|\/)(?:test|tests|docs|examples)\//,
];

/** Node loads the CommonJS of these, and the API's document reads two files of the last one. */
const COPIES = {
  'class-validator': /^(?:bundles|esm5|esm2015|types)\//,
  'class-transformer': /^(?:bundles|esm5|esm2015|types)\//,
  'libphonenumber-js': /^(?:bundle|es6|es6-modern|source|mobile)\//,
  validator: /^(?:es\/|validator(?:\.min)?\.js$)/,
  'swagger-ui-dist': /^(?:swagger-ui-es-|swagger-ui\.js|log\.)/,
};

/** Asked for by a package and never loaded: what counts its downloads. */
export const PACKAGES_LEFT_OUT = ['@scarf/scarf', '@types/validator'];

/**
 * @param {string} name Of the package.
 * @param {string} file Its path in the package, with slashes.
 */
export const isLeftOut = (name, file) =>
  NEVER_READ.some((pattern) => pattern.test(file)) || (COPIES[name]?.test(file) ?? false);
