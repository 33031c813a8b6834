/**
 * These packages stay outside the bundle: native code; files that are served unchanged; tables of characters, which few
 * requests need; `passport`, whose error classes break in strict code (`arguments.callee`); and class-validator with
 * class-transformer, because a bundle would contain two builds of them, each with its own store of rules.
 */
export const OUTSIDE_PACKAGES = [
  'sharp',
  '@node-rs/argon2',
  'swagger-ui-dist',
  'iconv-lite',
  'class-transformer',
  'class-validator',
  'passport',
  'passport-local',
];
