import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { NEITHER_HTTP_NOR_SQL, PROJECT_CONSTRAINTS } from './tools/lint/boundaries.mjs';
import { ospitePlugin } from './tools/lint/boundary-rule.mjs';

const SOURCES = ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}', 'e2e/**/*.ts'];
const TESTS = [
  '**/*.spec.{ts,tsx}',
  '**/*.fixture.{ts,tsx}',
  '**/*.contract.ts',
  'apps/api/src/testing/**',
  'libs/{operations,server}/src/testing/**',
  'e2e/**',
];

/** What a controller, guard or interceptor is made of. */
const HTTP_OF_NEST =
  '^(Controller|Get|Post|Put|Patch|Delete|Body|Param|Query|Headers|Req|Res|HttpCode|Use[A-Z].*|.*(Exception|Guard|Interceptor|Pipe))$';

const NAMED_EXPORTS = {
  selector: 'ExportDefaultDeclaration',
  message: 'Exports have names (design: Style).',
};

const LANGUAGE_LIST = 'libs/domain/src/shared/language.ts';

/**
 * A fifth language is one line and its catalogues, so nothing lists them by hand: `LANGUAGES`, `byLanguage`, `fieldIn` and
 * `textOfFields` follow. A record with a value for each language is checked by its type.
 */
const LANGUAGES_BY_HAND = [
  "ArrayExpression:has(> Literal[value='de']):has(> Literal[value='es'])",
  "ObjectPattern:has(> Property[key.name='de']):has(> Property[key.name='es'])",
  ':matches(Property, PropertyDefinition, TSPropertySignature)[key.name=/^(title|text|(short)?[dD]escription)(En|De|Es)$/]',
].map((selector) => ({ selector, message: 'Follow LANGUAGES: a fifth language is one line.' }));

/** An error is a domain error with a code; the problem filter makes it a response. */
const NO_HTTP_EXCEPTIONS = {
  group: ['@nestjs/common', '@nestjs/common/**'],
  importNamePattern: 'Exception$',
  message: 'Throw a domain error; the problem filter gives it a status.',
};

const PASSED_IN = 'Time, randomness and the outside world are passed in, by a port.';

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '**/node_modules/**',
      '.nx/**',
      '.data/**',
      'libs/contracts/src/generated/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  // A rule that does not fit is discussed here, in the open, and not switched off line by line.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'max-lines': ['error', { max: 350 }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: SOURCES,
    plugins: { '@nx': nx, ospite: ospitePlugin },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          // The browser evaluates the catalogue in a task of its own, and everything that it loads then imports it.
          checkDynamicDependenciesExceptions: ['i18n'],
          // Journeys and tests in a browser start both with the tools of the workspace, which are no project.
          allow: [
            '../../launcher/**',
            '../tools/**',
            '../../../../tools/browser/**',
            '../../../../../tools/browser/**',
            '../../../../../../tools/browser/**',
          ],
          depConstraints: PROJECT_CONSTRAINTS,
        },
      ],
      'ospite/boundaries': 'error',
      'no-restricted-syntax': ['error', NAMED_EXPORTS],
    },
  },
  {
    files: SOURCES,
    ignores: [...TESTS, LANGUAGE_LIST, '**/generated/**'],
    rules: { 'no-restricted-syntax': ['error', NAMED_EXPORTS, ...LANGUAGES_BY_HAND] },
  },
  {
    files: ['{launcher,quality}/**/*.{mjs,cjs}'],
    rules: { 'no-restricted-syntax': ['error', NAMED_EXPORTS] },
  },
  // The domain imports nothing; its tests also know fast-check. Zones still hold, by the rule above.
  { files: ['libs/domain/src/**/*.spec.ts'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  {
    files: ['e2e/*.config.ts', 'e2e/support/global-*.ts', 'launcher/postgres/jest-*.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: SOURCES, ignores: TESTS, rules: { '@typescript-eslint/no-non-null-assertion': 'error' } },
  // Each module of the domain adds its errors to it.
  {
    files: ['libs/domain/src/shared/domain-error.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }] },
  },
  // The same input gives the same result: `new Date(value)` is fine, `new Date()` is not.
  {
    files: ['libs/domain/src/**/*.ts'],
    ignores: [...TESTS, LANGUAGE_LIST],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'fetch',
          'XMLHttpRequest',
          'WebSocket',
          'process',
          'globalThis',
          'console',
          'crypto',
          'performance',
          'setTimeout',
          'setInterval',
          'setImmediate',
          'queueMicrotask',
          'requestAnimationFrame',
        ].map((name) => ({ name, message: PASSED_IN })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: PASSED_IN },
        { object: 'Math', property: 'random', message: PASSED_IN },
      ],
      'no-restricted-syntax': [
        'error',
        NAMED_EXPORTS,
        ...LANGUAGES_BY_HAND,
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: PASSED_IN },
        { selector: "CallExpression[callee.name='Date']", message: PASSED_IN },
      ],
    },
  },
  {
    files: ['apps/api/src/**/*.ts', 'libs/{operations,server}/src/**/*.ts'],
    ignores: ['libs/server/src/rest/problem.filter.ts', ...TESTS],
    rules: { 'no-restricted-imports': ['error', { patterns: [NO_HTTP_EXCEPTIONS] }] },
  },
  // What speaks HTTP or SQL lies in a folder that says so, and what decides lies in the domain.
  {
    files: NEITHER_HTTP_NOR_SQL,
    ignores: [
      '**/*.module.ts',
      '**/index.ts',
      ...TESTS,
      'apps/api/src/{commands,migrations,seed,site,testing}/**',
      'libs/operations/src/{commands,testing}/**',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                'express',
                'express-session',
                'passport*',
                '@nestjs/passport',
                '@nestjs/platform-express',
              ],
            },
            { group: ['@mikro-orm/*', 'pg'] },
            { group: ['@nestjs/common', '@nestjs/common/**'], importNamePattern: HTTP_OF_NEST },
          ],
        },
      ],
    },
  },
  // React Router would be a tenth of a guest's page (docs/decisions/0013); the portal to the back-offices has it.
  {
    files: ['apps/public-web/src/**/*.{ts,tsx}'],
    ignores: ['apps/public-web/src/portal/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['react-router', 'react-router-dom'] }] },
  },
  {
    files: ['apps/*-web/src/**/*.{ts,tsx}', 'libs/{site-engine,ui}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);
