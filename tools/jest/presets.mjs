import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { jestAliases } from '../webpack/aliases.mjs';
import { swcOptions } from '../webpack/swc-options.mjs';

const root = path.resolve(import.meta.dirname, '../..');
// Jest writes its result file there and does not make the folder.
mkdirSync(path.join(root, 'dist/test-results'), { recursive: true });

const here = (file) => path.join(import.meta.dirname, file);

const shared = (project) => ({
  rootDir: path.join(root, project),
  roots: ['<rootDir>/src'],
  cacheDirectory: path.join(root, 'node_modules/.cache/jest'),
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  // The machines are slow and shared: a time limit only ends what hangs, it never judges speed.
  testTimeout: 600_000,
  maxWorkers: 2,
});

const transform = (kind) => ({
  '^.+\\.tsx?$': ['@swc/jest', swcOptions(kind, { module: 'commonjs', sourceMaps: 'inline' })],
});

/** Plain functions without a browser: the domain, the catalogues, the contracts. */
export const plainPreset = (project) => ({
  ...shared(project),
  testEnvironment: 'node',
  transform: transform('server'),
  moduleNameMapper: jestAliases,
});

/** The API: against a real PostgreSQL, which the set-up starts. Its tests wait a lot, so three share two cores. */
export const apiPreset = (project) => ({
  ...plainPreset(project),
  testEnvironment: here('server-environment.mjs'),
  globalSetup: here('../../launcher/postgres/jest-setup.mjs'),
  globalTeardown: here('../../launcher/postgres/jest-teardown.mjs'),
  setupFilesAfterEnv: [here('second-try.cjs')],
  testSequencer: here('slowest-first.mjs'),
  maxWorkers: 3,
});

/** React screens in jsdom, with the web's own fetch and streams; style sheets become their class names. */
export const webPreset = (project) => ({
  ...shared(project),
  testEnvironment: here('web-environment.mjs'),
  transform: {
    ...transform('web'),
    'owner-guide\\.md$': here('owner-guide.mjs'),
    '\\.md$': here('legal-text.mjs'),
  },
  setupFilesAfterEnv: [here('web-setup.cjs')],
  moduleNameMapper: {
    '\\.module\\.css$': here('class-names.cjs'),
    '\\.(css|svg|woff2|jpg|png|webp|avif)$': here('asset-name.cjs'),
    ...jestAliases,
  },
});
