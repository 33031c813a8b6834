/**
 * Who may import whom: the one table behind the boundary lint. A zone is a kind of place in the source tree; what a
 * row does not allow is forbidden. `part` tells the modules, pages, features and apps of one kind apart.
 */

const MIKRO_ORM = ['@mikro-orm/*', 'pg'];
/** What a web app may know; `server` is the API's alone. */
const LIBRARIES = ['domain', 'contracts', 'i18n', 'ui'];
const BELOW_API = ['domain', 'server', 'operations'];
const API_LIBRARIES = [...BELOW_API, 'contracts', 'i18n'];

/** What belongs to the web apps; of the libraries the API needs only the entry points that are made for a server. */
const WEB_PACKAGES = [
  '@ospite/contracts',
  '@ospite/contracts/guest',
  '@ospite/contracts/visits',
  '@ospite/i18n',
  '@ospite/i18n/office',
  '@ospite/i18n/pencils',
  '@ospite/i18n/portal',
  'react',
  'react-dom',
  'react-router',
  'react-i18next',
  'react-redux',
  'react-aria-components',
  '@reduxjs/toolkit',
  '@radix-ui/*',
];

/** What an adapter of the database is made of; Nest's `@Injectable` and Node itself are the ground it stands on. */
const PERSISTENCE_PACKAGES = [...MIKRO_ORM, 'pg-copy-streams', '@nestjs/common', 'node'];

/** The modules of the domain: each knows those above it, so there is no circle. */
export const DOMAIN_MODULES = [
  'shared',
  'clock-trust',
  'consents',
  'visits',
  'settings',
  'brand',
  'events',
  'breakfast',
  'rooms',
  'property',
  'content',
  'reminders',
  'messages',
  'accounts',
  'quotes',
  'reply-templates',
  'reviews',
  'installation',
  'privacy',
  'backups',
];

/** The folders of the engine below `libs/server`: each knows those above it. */
export const SERVER_FOLDERS = [
  'concurrency',
  'wiring',
  'config',
  'headers',
  'problems',
  'edge',
  'bodies',
  'logging',
  'persistence',
  'jobs',
  'cache',
  'rest',
  'docs',
  'process',
  'health',
  'limits',
  'media',
  'metrics',
  'testing',
];

/** The folders of `libs/operations`: each knows those above it. */
export const OPERATIONS_FOLDERS = ['clock', 'backups', 'installation', 'commands', 'testing'];

/** Folders of the API that are no modules and put everything together. */
const COMPOSITION = ['commands', 'seed', 'testing'];

/**
 * The folders of an API module beside `http` and `persistence`, each named by what it adapts. A folder for anything else
 * is refused: what decides is a use case of the domain.
 */
const ADAPTERS_WITHOUT_HTTP = ['archive', 'banners', 'emails', 'logos', 'mail', 'secrets', 'translator'];
const ADAPTERS_WITH_HTTP = ['sessions', 'documents', 'pages'];
const ADAPTERS = [...ADAPTERS_WITHOUT_HTTP, ...ADAPTERS_WITH_HTTP];

/** Where a module knows neither HTTP nor the database: at its root, which is wiring, and in most adapters. */
export const NEITHER_HTTP_NOR_SQL = [
  'apps/api/src/*/*.ts',
  `apps/api/src/*/{${ADAPTERS_WITHOUT_HTTP.join(',')}}/**/*.ts`,
  `libs/operations/src/*/{*,{${ADAPTERS_WITHOUT_HTTP.join(',')}}/**/*}.ts`,
];

/** Places that the patterns below name. A folder that has moved would leave its rule without a file to judge. */
export const NAMED_PLACES = [
  ...[...LIBRARIES, 'server', 'operations'].map((library) => `libs/${library}`),
  'e2e',
  ...['render', 'server'].map((name) => `libs/site-engine/src/${name}`),
  ...DOMAIN_MODULES.map((name) => `libs/domain/src/${name}`),
  ...SERVER_FOLDERS.map((name) => `libs/server/src/${name}`),
  ...OPERATIONS_FOLDERS.map((name) => `libs/operations/src/${name}`),
  ...['migrations', 'database-schema.ts', ...COMPOSITION].map((name) => `apps/api/src/${name}`),
];

/** The first pattern that fits names the zone; paths are relative to the workspace, with `/`. */
export const ZONES = [
  { zone: 'domain-face', pattern: /^libs\/domain\/src\/(?<part>[^/]+)\/index\.ts$/ },
  {
    zone: 'domain-test',
    pattern: /^libs\/domain\/src\/(?<part>[^/]+)\/(?:.+\.(?:spec|fixture|contract)|testing)\.ts$/,
  },
  { zone: 'domain-module', pattern: /^libs\/domain\/src\/(?<part>[^/]+)\// },
  { zone: 'domain', pattern: /^libs\/domain\// },
  { zone: 'contracts', pattern: /^libs\/contracts\// },
  { zone: 'i18n', pattern: /^libs\/i18n\// },
  { zone: 'ui', pattern: /^libs\/ui\// },
  { zone: 'site-engine-render', pattern: /^libs\/site-engine\/src\/render\// },
  { zone: 'site-engine-server', pattern: /^libs\/site-engine\/src\/server\// },
  { zone: 'site-engine', pattern: /^libs\/site-engine\// },
  { zone: 'server', pattern: /^libs\/server\/(?:src\/(?<part>[^/]+)\/)?/ },
  { zone: 'operations-http', pattern: /^libs\/operations\/src\/(?<part>[^/]+)\/http\// },
  { zone: 'operations', pattern: /^libs\/operations\/(?:src\/(?<part>[^/]+)\/)?/ },
  { zone: 'api-schema', pattern: /^apps\/api\/src\/(?:migrations\/|database-schema\.ts$)/ },
  { zone: 'api-first-content', pattern: /^apps\/api\/src\/seed\/content\// },
  {
    zone: 'api-composition',
    pattern: new RegExp(`^apps/api/src/(?:${COMPOSITION.join('|')}|[^/]+\\.ts)(?:/|$)`),
  },
  { zone: 'api-http', pattern: /^apps\/api\/src\/(?<part>[^/]+)\/http\// },
  { zone: 'api-persistence', pattern: /^apps\/api\/src\/(?<part>[^/]+)\/persistence\// },
  { zone: 'api-face', pattern: /^apps\/api\/src\/(?<part>[^/]+)\/index\.ts$/ },
  {
    zone: 'api-module',
    pattern: new RegExp(`^apps/api/src/(?<part>[^/]+)/(?:[^/]+$|(?:${ADAPTERS.join('|')})(?:/|$))`),
  },
  { zone: 'web-pages', pattern: /^apps\/(?<app>[\w-]+-web)\/src\/pages\/(?<part>[^/.]+)/ },
  { zone: 'web-feature', pattern: /^apps\/(?<app>[\w-]+-web)\/src\/features\/(?<part>[^/.]+)/ },
  { zone: 'web-shared', pattern: /^apps\/(?<app>[\w-]+-web)\/src\/shared\// },
  { zone: 'web-app', pattern: /^apps\/(?<app>[\w-]+-web)\/src\// },
  { zone: 'e2e', pattern: /^e2e\// },
];

/** Belongs to the same module, page or feature as the importing file. */
const own = (zone) => ({ zone, own: true });
/** Belongs to a module of the domain, or to a folder of the server, above the importing file's. */
const above = (zone) => ({ zone, above: true });
/** What the engine may know of the domain; the fixtures are its tests' alone. */
const DOMAIN_SHARED = ['domain-face', 'domain-test'].map((zone) => ({ zone, part: 'shared' }));

const DOMAIN_RULE = 'a module of the domain knows those above it in DOMAIN_MODULES, through their index.ts';

/**
 * @typedef {object} Boundary
 * @property {(string | { zone: string, own?: boolean, above?: boolean, part?: string })[]} zones What it may import of ours.
 * @property {string[]} [packages] The only packages it may import; without it, any.
 * @property {string[]} [notPackages] Packages, or entry points of our libraries, that it may never import.
 * @property {string} rule The row of the table in words, said when it is broken.
 */

/** @type {Record<string, Boundary>} */
export const BOUNDARIES = {
  // Its root puts the modules together: all faces, all errors, what is made for tests.
  domain: {
    zones: ['domain', 'domain-face', 'domain-module', 'domain-test'],
    packages: [],
    rule: 'libs/domain imports nothing but itself',
  },
  'domain-face': {
    zones: [own('domain-module')],
    packages: [],
    rule: 'an index.ts is its own module’s face',
  },
  'domain-module': {
    zones: [own('domain-module'), above('domain-face')],
    packages: [],
    rule: DOMAIN_RULE,
  },
  'domain-test': {
    zones: [own('domain-module'), own('domain-test'), above('domain-face'), above('domain-test')],
    packages: [],
    rule: DOMAIN_RULE,
  },
  contracts: {
    zones: ['contracts'],
    packages: ['@reduxjs/toolkit'],
    rule: 'libs/contracts knows only Redux Toolkit; wire types come from the document',
  },
  // The languages, the ids of services and amenities and the error codes are the domain's: their sentences follow them.
  i18n: {
    zones: ['i18n', 'domain'],
    packages: ['i18next'],
    rule: 'libs/i18n knows only i18next and the domain',
  },
  ui: {
    zones: ['ui'],
    packages: ['react', 'react-dom', 'react-aria-components', '@radix-ui/*', '@fontsource-variable/*'],
    rule: 'libs/ui knows only React and its headless primitives: no text, no data fetching',
  },
  // What comes into a browser's bundle knows nothing of what runs in Node.
  'site-engine': {
    zones: ['domain', 'site-engine'],
    packages: ['react', 'react-dom', 'react-i18next', 'i18next'],
    rule: 'what libs/site-engine gives to pages knows the domain, React and i18next, and nothing that runs in Node',
  },
  'site-engine-render': {
    zones: ['domain', 'site-engine', 'site-engine-render'],
    packages: ['node', 'postcss'],
    rule: 'what renders documents knows the domain, the pages’ half of libs/site-engine and PostCSS',
  },
  'site-engine-server': {
    zones: ['domain', 'server', 'site-engine', 'site-engine-server'],
    notPackages: WEB_PACKAGES,
    rule: 'what sends pages knows the domain and libs/server, and neither an app nor what renders them',
  },
  'api-http': {
    zones: ['domain', 'server', own('api-http'), own('api-module'), own('api-face'), 'api-face'],
    notPackages: [...MIKRO_ORM, ...WEB_PACKAGES],
    rule: 'http knows the domain and libs/server, never persistence',
  },
  'api-persistence': {
    zones: ['domain', 'server', own('api-persistence'), 'api-face'],
    packages: PERSISTENCE_PACKAGES,
    rule: 'persistence knows the domain, libs/server and MikroORM',
  },
  'api-module': {
    zones: [
      ...API_LIBRARIES,
      'site-engine-server',
      own('api-http'),
      own('api-persistence'),
      own('api-module'),
      'api-face',
    ],
    notPackages: WEB_PACKAGES,
    rule: 'a module of the API knows other modules only through their index.ts, and nothing of the web apps',
  },
  server: {
    zones: [...DOMAIN_SHARED, own('server'), above('server')],
    notPackages: WEB_PACKAGES,
    rule: 'a folder of libs/server knows @ospite/domain/shared and those above it in SERVER_FOLDERS, nothing else of ours',
  },
  operations: {
    zones: ['domain', 'server', own('operations'), own('operations-http'), above('operations')],
    notPackages: WEB_PACKAGES,
    rule: 'a folder of libs/operations knows the domain, libs/server and those above it in OPERATIONS_FOLDERS',
  },
  'operations-http': {
    zones: ['domain', 'server', own('operations-http')],
    notPackages: [...MIKRO_ORM, ...WEB_PACKAGES],
    rule: 'http of libs/operations knows the domain and libs/server, never what it stands in front of',
  },
  'api-schema': {
    zones: [...BELOW_API, 'api-schema', 'api-persistence', 'api-face', 'api-first-content'],
    rule: 'the schema (migrations and the list of records) knows only records, and the texts that a house begins with',
  },
  'api-first-content': {
    zones: ['domain', 'i18n', 'api-first-content'],
    rule: 'the texts that a house begins with know the domain and how languages write amounts',
  },
  'api-composition': {
    zones: [
      ...API_LIBRARIES,
      'site-engine-server',
      'api-schema',
      'api-first-content',
      'api-composition',
      'api-http',
      'api-persistence',
      'api-face',
      'api-module',
    ],
    notPackages: WEB_PACKAGES,
    rule: 'the API knows its libraries, never another app',
  },
  'web-pages': {
    zones: [...LIBRARIES, 'site-engine', own('web-pages'), 'web-feature', 'web-shared'],
    rule: 'pages know features and shared parts, never the app or another page',
  },
  'web-feature': {
    zones: [...LIBRARIES, 'site-engine', own('web-feature'), 'web-shared'],
    rule: 'a feature knows shared parts, never another feature, a page or the app',
  },
  'web-shared': {
    zones: [...LIBRARIES, 'site-engine', 'web-shared'],
    rule: 'shared parts know neither features, pages nor the app',
  },
  'web-app': {
    zones: [
      ...LIBRARIES,
      'site-engine',
      'site-engine-render',
      'web-app',
      'web-pages',
      'web-feature',
      'web-shared',
    ],
    rule: 'an app knows the libraries, never another app',
  },
  e2e: { zones: [...LIBRARIES, 'e2e'], rule: 'journeys know the product from outside, never an app' },
};
BOUNDARIES['api-face'] = BOUNDARIES['api-module'];

/** Tests and what is made for them: fixtures, contract suites, folders `testing`. Product code imports none of it. */
export const TEST_FILE = /\.(?:spec|fixture|contract)\.tsx?$|\/testing[./]/;

/** A test may import any package, and beyond the table what composes the application. */
export const TESTS_ALSO_KNOW = {
  'api-http': ['api-composition'],
  'api-persistence': ['api-composition'],
  'api-module': ['api-composition'],
  server: ['server'],
  operations: ['operations', 'operations-http'],
  // A screen's test opens it within its app, as people do.
  'web-pages': ['web-app'],
  'web-feature': ['web-app'],
};

/** The same between whole projects, for Nx, which also sees dynamic imports and the graph behind them. */
export const PROJECT_CONSTRAINTS = [
  { sourceTag: 'scope:domain', onlyDependOnLibsWithTags: [], bannedExternalImports: ['*'] },
  { sourceTag: 'scope:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:i18n', onlyDependOnLibsWithTags: ['scope:domain'] },
  { sourceTag: 'scope:ui', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:site-engine', onlyDependOnLibsWithTags: ['scope:domain', 'scope:server'] },
  { sourceTag: 'scope:server', onlyDependOnLibsWithTags: ['scope:domain'] },
  {
    sourceTag: 'scope:operations',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:server'],
  },
  {
    sourceTag: 'scope:api',
    onlyDependOnLibsWithTags: [...API_LIBRARIES, 'site-engine'].map((library) => `scope:${library}`),
  },
  ...['public-web', 'admin-web', 'super-admin-web', 'e2e'].map((app) => ({
    sourceTag: `scope:${app}`,
    onlyDependOnLibsWithTags: [...LIBRARIES, ...(app === 'public-web' ? ['site-engine'] : [])].map(
      (library) => `scope:${library}`,
    ),
  })),
];
