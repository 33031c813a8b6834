import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { jestAliases } from '../source/aliases.mjs';
import { swcOptions } from '../source/swc-options.mjs';

const root = path.resolve(import.meta.dirname, '../..');
// Jest writes its result file there and does not make the folder.
mkdirSync(path.join(root, 'dist/test-results'), { recursive: true });

const here = (file) => path.join(import.meta.dirname, file);

const forProject = (project) => ({
  rootDir: path.join(root, project),
  roots: ['<rootDir>/src'],
  cacheDirectory: path.join(root, 'node_modules/.cache/jest'),
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
});

const forRun = {
  // The machines are slow and shared: a time limit only ends what hangs, it never judges speed.
  testTimeout: 600_000,
  maxWorkers: 2,
};

const transform = (kind) => ({
  '^.+\\.tsx?$': ['@swc/jest', swcOptions(kind, { module: 'commonjs', sourceMaps: 'inline' })],
});

const plain = (project) => ({
  ...forProject(project),
  testEnvironment: 'node',
  transform: transform('server'),
  moduleNameMapper: jestAliases,
});

/** Plain functions without a browser: the domain, the catalogues, the contracts. */
export const plainPreset = (project) => ({ ...forRun, ...plain(project) });

/**
 * The server: with a real PostgreSQL, which the set-up starts, and in plain Node, where all test files share one process and
 * its modules; Jest's own runner loads 3,500 of them anew for each file of the API. `ownRunner` names the files that need
 * that runner: they put a module in another's place, count what a module does, or ask for more of Jest's clock. One worker,
 * since threads spend a third of their time in the kernel, and of child processes that start at once some never get this
 * runner's configuration and hang (0.8.2): a project that waits a lot runs in several processes of Jest (tools/test/in-shards.mjs).
 */
export const serverPreset = (project, ownRunner = []) => ({
  ...forRun,
  maxWorkers: 1,
  projects: [
    {
      ...forProject(project),
      runner: 'jest-light-runner',
      setupFiles: [here('load-typescript.mjs'), here('end-hanging-test.mjs')],
      globalSetup: here('../../launcher/postgres/jest-setup.mjs'),
      globalTeardown: here('../../launcher/postgres/jest-teardown.mjs'),
      testPathIgnorePatterns: ownRunner,
    },
    ...(ownRunner.length > 0
      ? [{ ...plain(project), testMatch: ownRunner.map((name) => `**/${name}`) }]
      : []),
  ],
});

/** React screens in jsdom, with the web's own fetch and streams; style sheets become their class names. */
export const webPreset = (project) => ({
  ...forRun,
  ...forProject(project),
  testEnvironment: here('web-environment.mjs'),
  transform: {
    ...transform('web'),
    'owner-guide\\.md$': here('owner-guide.mjs'),
  },
  setupFilesAfterEnv: [here('web-setup.cjs')],
  moduleNameMapper: {
    '\\.module\\.css$': here('class-names.cjs'),
    '\\.(css|svg|woff2|jpg|png|webp|avif)$': here('asset-name.cjs'),
    ...jestAliases,
  },
});
