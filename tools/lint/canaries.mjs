export const OURS = 'ospite/boundaries';
const NX = '@nx/enforce-module-boundaries';
const IMPORTS = 'no-restricted-imports';
const GLOBALS = 'no-restricted-globals';
const PROPERTIES = 'no-restricted-properties';
const SYNTAX = 'no-restricted-syntax';
const ANY = '@typescript-eslint/no-explicit-any';

/** @typedef {[file: string, code: string, rules: string[]]} Canary Code in a file, and the rules that must refuse it. */

/** Imports from other projects, by the file that has them: our rule refuses them, and Nx's. */
const BETWEEN_PROJECTS = `
libs/domain/src/rooms/a.ts: rxjs @ospite/i18n/paths @mikro-orm/postgresql @nestjs/common
libs/domain/src/rooms/add-room.ts: express ../../../../apps/api/src/rooms/persistence/mikro-orm-room-store
libs/domain/src/error-kinds.ts: rxjs
libs/contracts/src/a.ts: @ospite/domain
libs/i18n/src/a.ts: @ospite/contracts @ospite/server/rest
libs/ui/src/a.ts: @ospite/i18n/paths
libs/site-engine/src/render/a.ts: @ospite/i18n
libs/site-engine/src/server/a.ts: @ospite/operations/clock ../../../../apps/api/src/site/site.module
libs/site-engine/src/react/a.ts: ../../../../apps/public-web/src/app/store
libs/server/src/rest/a.ts: ../../../domain/src/rooms @ospite/contracts/site @ospite/i18n/paths
libs/server/src/rest/a.ts: @ospite/operations/clock @ospite/ui
libs/operations/src/backups/a.ts: ../../../../apps/api/src/database-schema @ospite/site-engine/server
libs/operations/src/backups/a.ts: @ospite/i18n/paths
apps/api/src/site/a.ts: ../../../public-web/src/app/server/entry-server
apps/api/src/commands/a.ts: @ospite/ui ../../../public-web/src/app/server/entry-server
apps/api/src/rooms/a.ts: @ospite/ui
apps/api/src/site/pages/a.ts: @ospite/ui
apps/public-web/src/app/a.ts: @ospite/server/rest @ospite/operations/clock
apps/public-web/src/app/a.ts: ../../../admin-web/src/app/remote-root
e2e/rooms.spec.ts: ../apps/api/src/rooms/http/rooms/room.dto
`;

/** Imports that our rule alone refuses, by the file that has them. */
const WITHIN = `
# The domain's modules know those above them, through their index.ts; so do their tests, which also know others' fixtures.
libs/domain/src/rooms/a.ts: node:fs ../quotes . ../error-kinds ./room.fixture
libs/domain/src/rooms/index.ts: ../shared
libs/domain/src/rooms/room.spec.ts: ../quotes/quote.fixture
libs/domain/src/quotes/a.ts: ../rooms/room
libs/domain/src/quotes/quote.spec.ts: ../rooms/room
libs/domain/src/shared/a.ts: ../quotes ./limits/rate-limiter.contract
libs/contracts/src/a.ts: react
libs/i18n/src/a.ts: react
libs/ui/src/a.ts: @reduxjs/toolkit/query/react react-i18next
# Nothing that runs in Node comes into a browser's bundle, and what sends pages does not render them.
libs/site-engine/src/react/a.ts: node:crypto ../render/html-document
libs/site-engine/src/browser/a.ts: @ospite/site-engine/server
libs/site-engine/src/render/a.ts: @ospite/site-engine/server
libs/site-engine/src/server/a.ts: ../render react
# A module of the API knows another through its index.ts alone, from wherever in it.
apps/api/src/rooms/http/a.ts: ../persistence/room.record ../../quotes/persistence/quote.record
apps/api/src/rooms/http/a.ts: @mikro-orm/postgresql @ospite/domain/testing
apps/api/src/rooms/http/rooms.http.spec.ts: ../persistence/room.record
apps/api/src/rooms/persistence/a.ts: express ../http/room.presenter ../../quotes/persistence/quote.record
apps/api/src/rooms/index.ts: ../quotes/persistence/quote.record
apps/api/src/quotes/http/a.ts: ../../rooms/http/room.presenter
apps/api/src/quotes/a.ts: ../rooms/rooms.module
# No folder of another name holds what decides.
apps/api/src/rooms/logic/room-desk.ts: express @mikro-orm/postgresql
# The API knows nothing of the web apps.
apps/api/src/rooms/a.ts: @ospite/contracts react
apps/api/src/commands/a.ts: @ospite/contracts react ../testing
apps/api/src/site/pages/a.ts: @ospite/contracts react @ospite/site-engine @ospite/site-engine/render
# The schema knows only records.
apps/api/src/database-schema.ts: ./rooms/http/room.presenter
apps/api/src/seed/content/a.ts: ../seed-demo
apps/api/src/migrations/a.ts: ../commands/serve
# The engine knows nothing of ours but the domain's shared folder; its folders know those above them.
libs/server/src/rest/a.ts: ../../../../apps/api/src/rooms ../../../../apps/api/src/commands/serve
libs/server/src/rest/a.ts: @ospite/domain @ospite/domain/shared/testing @ospite/contracts react
libs/server/src/rest/a.spec.ts: @ospite/domain/testing
libs/server/src/problems/a.ts: ../bodies/form-upload
libs/server/src/edge/a.ts: ../cache/public-cache
libs/server/src/concurrency/a.ts: ../config/config
libs/operations/src/clock/a.ts: ../backups/backup-watch
libs/operations/src/installation/http/a.ts: ../persistence/last-runs
# The web goes downward, and only what renders a document knows how that is done.
apps/admin-web/src/app/a.ts: @ospite/domain/testing
apps/admin-web/src/features/quotes/a.ts: ../../pages/quotes/quotes-page
apps/public-web/src/app/a.ts: @ospite/site-engine/server
apps/public-web/src/pages/room/a.ts: ../home/home-page ../../app/store @ospite/site-engine/render
apps/public-web/src/features/rooms/a.ts: ../quote/quote-form ../../app/store @ospite/site-engine/render
apps/public-web/src/shared/a.ts: ../features/rooms/room-gallery @ospite/site-engine/render
`;

/** @param {string} table Lines `file: what it imports …`, and `# notes`. @param {string[]} rules @returns {Canary[]} */
const importing = (table, rules) =>
  table
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => {
      const [file, names] = line.split(': ');
      return names
        .split(' ')
        .map((name) => /** @type {Canary} */ ([file, `export * from '${name}';`, rules]));
    });

/** Each code in each file. @param {string} rule @param {string} files With white space between. @param {...string} codes */
const refused = (rule, files, ...codes) =>
  files.split(/\s+/).flatMap((file) => codes.map((code) => /** @type {Canary} */ ([file, code, [rule]])));

const THROWS_STATUS = `import { Injectable, NotFoundException } from '@nestjs/common';
  @Injectable()
  export class Wrong { find(): never { throw new NotFoundException(); } }`;

/**
 * Wrong code, the file it pretends to be and the rules that must refuse it. The lint is worth its name only while
 * it refuses each of them.
 */
export const WRONG = [
  ...importing(BETWEEN_PROJECTS, [OURS, NX]),
  ...importing(WITHIN, [OURS]),
  ...importing('apps/admin-web/src/app/a.ts: @ospite/site-engine', [NX]),
  // An import in any form.
  ...refused(OURS, 'libs/domain/src/quotes/a.ts', `export type { Room } from '../rooms/room';`),
  ...refused(
    OURS,
    'apps/admin-web/src/features/messages/a.ts',
    `export const wrong = () => import('../quotes/quote-filters');`,
    `import '../quotes/quote-filters';`,
  ),
  // A place that the table does not know.
  ...refused(
    OURS,
    `libs/domain/src/nowhere/a.ts libs/server/src/nowhere/a.ts libs/operations/src/nowhere/a.ts
     apps/api/src/nowhere/a.ts libs/nowhere/src/a.ts`,
    `export const wrong = 1;`,
  ),
  // A fifth language is one line: nothing lists the four by hand.
  ...refused(
    SYNTAX,
    'libs/domain/src/rooms/a.ts apps/api/src/rooms/http/a.ts apps/public-web/src/pages/room/a.ts',
    `export const all = ['it', 'en', 'de', 'es'];`,
    `export const by = ({ it, en, de, es }: Record<string, string>) => [it, en, de, es];`,
    `export interface Texts { readonly descriptionDe: string }`,
  ),
  // The domain does not ask for the time, for chance or for anything outside.
  ...refused(
    SYNTAX,
    'libs/domain/src/rooms/a.ts',
    `export const a = new Date();`,
    `export const a = Date();`,
  ),
  ...refused(
    PROPERTIES,
    'libs/domain/src/rooms/a.ts',
    `export const wrong = () => Date.now();`,
    `export const wrong = () => Math.random();`,
  ),
  ...refused(
    GLOBALS,
    'libs/domain/src/rooms/a.ts',
    `export const wrong = () => fetch('/api/rooms');`,
    `export const wrong = process.env['PORT'];`,
    `export const wrong = () => setTimeout(() => {}, 1);`,
    `export const wrong = () => globalThis.fetch('/');`,
  ),
  // A module's root is wiring.
  ...refused(
    IMPORTS,
    'apps/api/src/rooms/room-desk.ts',
    `export type { Request } from 'express';`,
    `export { EntityManager } from '@mikro-orm/postgresql';`,
    `export { NotFoundException } from '@nestjs/common';`,
    `export { Controller } from '@nestjs/common';`,
  ),
  ...refused(IMPORTS, 'apps/api/src/messages/mail/a.ts', `export type { Request } from 'express';`),
  ...refused(
    IMPORTS,
    'apps/api/src/accounts/secrets/a.ts libs/operations/src/backups/a.ts',
    `export type { Pool } from 'pg';`,
  ),
  // An error is a domain error; the problem filter gives it a status.
  ...refused(
    IMPORTS,
    `apps/api/src/rooms/logic/a.ts apps/api/src/rooms/http/a.ts apps/api/src/rooms/persistence/a.ts
     apps/api/src/accounts/sessions/a.ts apps/api/src/site/pages/a.ts libs/server/src/rest/a.ts`,
    THROWS_STATUS,
  ),
  // The guests' pages have a router of their own.
  ...refused(
    IMPORTS,
    'apps/public-web/src/pages/room/a.ts',
    `export { useLocation } from 'react-router-dom';`,
  ),
  // What holds everywhere
  ...refused(
    ANY,
    'libs/ui/src/a.ts',
    `export const wrong = (value: any) => value;`,
    `// eslint-disable-next-line ${ANY}\nexport const wrong = (value: any) => value;`,
  ),
  ...refused(
    '@typescript-eslint/no-non-null-assertion',
    'libs/domain/src/a.ts',
    `export const wrong = (value: string | null) => value!;`,
  ),
  ...refused(SYNTAX, 'libs/domain/src/a.ts libs/ui/src/a.ts', `const wrong = 1;\nexport default wrong;`),
];

/** What may be imported: a rule that refuses everything would bite, too. */
const RIGHT_IMPORTS = `
libs/domain/src/quotes/a.ts: ../rooms
libs/domain/src/quotes/quote.spec.ts: ../rooms/room.fixture
libs/domain/src/rooms/room.spec.ts: ./room.fixture
libs/domain/src/error-kinds.ts: ./rooms/room.errors
libs/server/src/edge/a.ts: ../problems/problem ../concurrency/semaphore
libs/server/src/rest/a.ts: @ospite/domain/shared
libs/server/src/rest/a.spec.ts: @ospite/domain/shared/testing
libs/site-engine/src/server/a.ts: @ospite/server/cache
libs/operations/src/commands/a.ts: ../backups/archive/backup-writer @ospite/server/process @ospite/domain
apps/api/src/rooms/http/a.ts: @ospite/domain @ospite/server/rest ../../quotes ./room.response
apps/api/src/rooms/http/rooms.http.spec.ts: @ospite/domain/testing ../../testing
apps/api/src/rooms/persistence/a.ts: @mikro-orm/postgresql @ospite/domain @ospite/server/persistence
apps/api/src/rooms/persistence/a.ts: ./room.record
apps/api/src/rooms/rooms.module.ts: @mikro-orm/nestjs
apps/api/src/site/pages/a.ts: @ospite/i18n/paths @ospite/site-engine/server
apps/admin-web/src/pages/rooms/a.spec.ts: ../../app/office.fixture
apps/public-web/src/app/a.ts: @ospite/site-engine/render
apps/public-web/src/portal/a.ts: react-router-dom
apps/public-web/src/pages/room/a.ts: @ospite/domain @ospite/site-engine ../../features/rooms/room-gallery
apps/public-web/src/pages/room/a.ts: ../../shared/format/price ./around
`;

/** Code that keeps to the rules. @type {Canary[]} */
export const RIGHT = [
  ...importing(RIGHT_IMPORTS, []),
  ['libs/domain/src/rooms/a.ts', `export const right = (day: string) => new Date(day);`, []],
  ['libs/server/src/rest/problem.filter.ts', `export { HttpException } from '@nestjs/common';`, []],
  ['apps/api/src/rooms/http/a.ts', `export { Get } from '@nestjs/common';`, []],
  ['apps/api/src/rooms/room-job.ts', `export { Injectable, Logger } from '@nestjs/common';`, []],
];
