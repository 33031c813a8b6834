export const OURS = 'ospite/boundaries';
const NX = '@nx/enforce-module-boundaries';
const IMPORTS = 'no-restricted-imports';
const GLOBALS = 'no-restricted-globals';
const PROPERTIES = 'no-restricted-properties';
const SYNTAX = 'no-restricted-syntax';
const ANY = '@typescript-eslint/no-explicit-any';

/**
 * Wrong code, the file it pretends to be and the rules that must refuse it. The lint is worth its name only while
 * it refuses each of them.
 * @type {[file: string, code: string, rules: string[]][]}
 */
export const WRONG = [
  // A fifth language is one line: nothing lists the four by hand.
  ['libs/domain/src/rooms/canary.ts', `export const all = ['it', 'en', 'de', 'es'];`, [SYNTAX]],
  [
    'apps/api/src/rooms/http/canary.ts',
    `export const by = ({ it, en, de, es }: Record<string, string>) => [it, en, de, es];`,
    [SYNTAX],
  ],
  [
    'apps/public-web/src/pages/room/canary.ts',
    `export interface Texts { readonly descriptionDe: string }`,
    [SYNTAX],
  ],
  // The domain, with its use cases, imports nothing.
  ['libs/domain/src/rooms/canary.ts', `export { map } from 'rxjs';`, [OURS, NX]],
  ['libs/domain/src/rooms/canary.ts', `export { readFileSync } from 'node:fs';`, [OURS]],
  ['libs/domain/src/rooms/canary.ts', `export { PAGE_NAMES } from '@ospite/i18n/paths';`, [OURS, NX]],
  ['libs/domain/src/rooms/add-room.ts', `export { EntityManager } from '@mikro-orm/postgresql';`, [OURS, NX]],
  ['libs/domain/src/rooms/add-room.ts', `export type { Request } from 'express';`, [OURS, NX]],
  ['libs/domain/src/rooms/add-room.ts', `export { Injectable } from '@nestjs/common';`, [OURS, NX]],
  [
    'libs/domain/src/rooms/add-room.ts',
    `export { MikroOrmRoomStore } from '../../../../apps/api/src/rooms/persistence/mikro-orm-room-store';`,
    [OURS, NX],
  ],
  // Its modules know those above them, through their index.ts; so do their tests, which also know the others' fixtures.
  ['libs/domain/src/quotes/canary.ts', `export type { Room } from '../rooms/room';`, [OURS]],
  ['libs/domain/src/rooms/canary.ts', `export type { Quote } from '../quotes';`, [OURS]],
  ['libs/domain/src/shared/canary.ts', `export type { Quote } from '../quotes';`, [OURS]],
  ['libs/domain/src/rooms/canary.ts', `export type { Room } from '.';`, [OURS]],
  ['libs/domain/src/rooms/canary.ts', `export { ERROR_KINDS } from '../error-kinds';`, [OURS]],
  ['libs/domain/src/rooms/index.ts', `export * from '../shared';`, [OURS]],
  ['libs/domain/src/rooms/room.spec.ts', `export { aQuote } from '../quotes/quote.fixture';`, [OURS]],
  ['libs/domain/src/quotes/quote.spec.ts', `export type { Room } from '../rooms/room';`, [OURS]],
  ['libs/domain/src/nowhere/canary.ts', `export const wrong = 1;`, [OURS]],
  ['libs/domain/src/error-kinds.ts', `export { map } from 'rxjs';`, [OURS, NX]],
  // Nor does it ask for the time, for chance or for anything outside.
  ['libs/domain/src/rooms/canary.ts', `export const wrong = () => new Date();`, [SYNTAX]],
  ['libs/domain/src/rooms/canary.ts', `export const wrong = () => Date();`, [SYNTAX]],
  ['libs/domain/src/rooms/canary.ts', `export const wrong = () => Date.now();`, [PROPERTIES]],
  ['libs/domain/src/rooms/canary.ts', `export const wrong = () => Math.random();`, [PROPERTIES]],
  ['libs/domain/src/rooms/canary.ts', `export const wrong = () => fetch('/api/rooms');`, [GLOBALS]],
  ['libs/domain/src/rooms/canary.ts', `export const wrong = process.env['PORT'];`, [GLOBALS]],
  ['libs/domain/src/rooms/canary.ts', `export const wrong = () => setTimeout(() => {}, 1);`, [GLOBALS]],
  ['libs/domain/src/rooms/canary.ts', `export const wrong = () => globalThis.fetch('/');`, [GLOBALS]],

  // The other libraries
  ['libs/contracts/src/canary.ts', `export { useState } from 'react';`, [OURS]],
  ['libs/contracts/src/canary.ts', `export type { Room } from '@ospite/domain';`, [OURS, NX]],
  ['libs/i18n/src/canary.ts', `export { createElement } from 'react';`, [OURS]],
  ['libs/i18n/src/canary.ts', `export { baseApi } from '@ospite/contracts';`, [OURS, NX]],
  ['libs/ui/src/canary.ts', `export { createApi } from '@reduxjs/toolkit/query/react';`, [OURS]],
  ['libs/ui/src/canary.ts', `export { PAGE_NAMES } from '@ospite/i18n/paths';`, [OURS, NX]],
  ['libs/ui/src/canary.ts', `export { useTranslation } from 'react-i18next';`, [OURS]],
  // The engine of the site: no app, no texts; nothing that runs in Node comes into a browser's bundle.
  ['libs/site-engine/src/react/canary.ts', `export { createHash } from 'node:crypto';`, [OURS]],
  ['libs/site-engine/src/react/canary.ts', `export * from '../render/html-document';`, [OURS]],
  ['libs/site-engine/src/browser/canary.ts', `export * from '@ospite/site-engine/server';`, [OURS]],
  ['libs/site-engine/src/render/canary.ts', `export { LOCALES } from '@ospite/i18n';`, [OURS, NX]],
  ['libs/site-engine/src/render/canary.ts', `export * from '@ospite/site-engine/server';`, [OURS]],
  ['libs/site-engine/src/server/canary.ts', `export { createRenderer } from '../render';`, [OURS]],
  ['libs/site-engine/src/server/canary.ts', `export { useState } from 'react';`, [OURS]],
  ['libs/site-engine/src/server/canary.ts', `export * from '@ospite/operations/clock';`, [OURS, NX]],
  [
    'libs/site-engine/src/server/canary.ts',
    `export { SiteModule } from '../../../../apps/api/src/site/site.module';`,
    [OURS, NX],
  ],
  [
    'libs/site-engine/src/react/canary.ts',
    `export { store } from '../../../../apps/public-web/src/app/store';`,
    [OURS, NX],
  ],

  // The API and its engine
  ['apps/api/src/rooms/http/canary.ts', `export { RoomRecord } from '../persistence/room.record';`, [OURS]],
  [
    'apps/api/src/rooms/http/canary.ts',
    `export { QuoteRecord } from '../../quotes/persistence/quote.record';`,
    [OURS],
  ],
  ['apps/api/src/rooms/http/canary.ts', `export { EntityManager } from '@mikro-orm/postgresql';`, [OURS]],
  [
    'apps/api/src/rooms/http/rooms.http.spec.ts',
    `export { RoomRecord } from '../persistence/room.record';`,
    [OURS],
  ],
  ['apps/api/src/rooms/persistence/canary.ts', `export { json } from 'express';`, [OURS]],
  [
    'apps/api/src/rooms/persistence/canary.ts',
    `export { presentRoom } from '../http/room.presenter';`,
    [OURS],
  ],
  // A module knows another through its index.ts alone, from wherever in it.
  [
    'apps/api/src/rooms/persistence/canary.ts',
    `export { QuoteRecord } from '../../quotes/persistence/quote.record';`,
    [OURS],
  ],
  [
    'apps/api/src/quotes/http/canary.ts',
    `export { presentRoom } from '../../rooms/http/room.presenter';`,
    [OURS],
  ],
  ['apps/api/src/quotes/canary.ts', `export { RoomsModule } from '../rooms/rooms.module';`, [OURS]],
  ['libs/server/src/rest/canary.ts', `export * from '../../../../apps/api/src/rooms';`, [OURS]],
  // Its engine knows nothing of ours but the domain's `shared`; its folders know those above them.
  ...[
    ['canary.ts', '@ospite/domain', [OURS]],
    ['canary.ts', '../../../domain/src/rooms', [OURS, NX]],
    ['canary.ts', '@ospite/domain/shared/testing', [OURS]],
    ['canary.spec.ts', '@ospite/domain/testing', [OURS]],
    ['canary.ts', '@ospite/contracts/site', [OURS, NX]],
    ['canary.ts', '@ospite/i18n/paths', [OURS, NX]],
  ].map(([file, from, rules]) => [`libs/server/src/rest/${file}`, `export * from '${from}';`, rules]),
  ['libs/server/src/problems/canary.ts', `export { isForm } from '../bodies/form-upload';`, [OURS]],
  ['libs/server/src/edge/canary.ts', `export { PublicCache } from '../cache/public-cache';`, [OURS]],
  ['libs/server/src/concurrency/canary.ts', `export { Config } from '../config/config';`, [OURS]],
  ['libs/server/src/nowhere/canary.ts', `export const wrong = 1;`, [OURS]],
  [
    'libs/server/src/rest/canary.ts',
    `export { serve } from '../../../../apps/api/src/commands/serve';`,
    [OURS],
  ],
  [
    'apps/api/src/site/canary.ts',
    `export * from '../../../public-web/src/app/server/entry-server';`,
    [OURS, NX],
  ],
  // Operations know the domain and the server's engine, and neither the guest house nor the engine of its site.
  ...[
    ['backups', '../../../../apps/api/src/database-schema', [OURS, NX]],
    ['backups', '@ospite/site-engine/server', [OURS, NX]],
    ['backups', '@ospite/i18n/paths', [OURS, NX]],
    ['backups', 'pg', [IMPORTS]],
    ['clock', '../backups/backup-watch', [OURS]],
    ['nowhere', '@ospite/domain', [OURS]],
    ['installation/http', '../persistence/last-runs', [OURS]],
  ].map(([place, from, rules]) => [
    `libs/operations/src/${place}/canary.ts`,
    `export * from '${from}';`,
    rules,
  ]),
  ['libs/server/src/rest/canary.ts', `export { ClockModule } from '@ospite/operations/clock';`, [OURS, NX]],
  // A module's root is wiring.
  ['apps/api/src/rooms/room-desk.ts', `export type { Request } from 'express';`, [IMPORTS]],
  ['apps/api/src/rooms/room-desk.ts', `export { EntityManager } from '@mikro-orm/postgresql';`, [IMPORTS]],
  ['apps/api/src/rooms/room-desk.ts', `export { NotFoundException } from '@nestjs/common';`, [IMPORTS]],
  ['apps/api/src/rooms/room-desk.ts', `export { Controller } from '@nestjs/common';`, [IMPORTS]],
  // Nor does a folder of another name hold what decides.
  ...[
    "export type { Request } from 'express';",
    "export { EntityManager } from '@mikro-orm/postgresql';",
  ].map((code) => ['apps/api/src/rooms/logic/room-desk.ts', code, [OURS]]),
  ['apps/api/src/messages/mail/canary.ts', `export type { Request } from 'express';`, [IMPORTS]],
  ['apps/api/src/accounts/secrets/canary.ts', `export type { Pool } from 'pg';`, [IMPORTS]],
  // An error is a domain error; the problem filter gives it a status.
  ...[
    'apps/api/src/rooms/logic',
    'apps/api/src/rooms/http',
    'apps/api/src/rooms/persistence',
    'apps/api/src/accounts/sessions',
    'apps/api/src/site/pages',
    'libs/server/src/rest',
  ].map((place) => [
    `${place}/canary.ts`,
    `import { Injectable, NotFoundException } from '@nestjs/common';
       @Injectable()
       export class Wrong { find(): never { throw new NotFoundException(); } }`,
    [IMPORTS],
  ]),
  // The API knows nothing of the web apps.
  ...[
    'libs/server/src/rest',
    'apps/api/src/rooms',
    'apps/api/src/commands',
    'apps/api/src/site/pages',
  ].flatMap((place) => [
    [`${place}/canary.ts`, `export { Button } from '@ospite/ui';`, [OURS, NX]],
    [`${place}/canary.ts`, `export { baseApi } from '@ospite/contracts';`, [OURS]],
    [`${place}/canary.ts`, `export { useState } from 'react';`, [OURS]],
  ]),
  ...['', '/render'].map((entry) => [
    'apps/api/src/site/pages/canary.ts',
    `export * from '@ospite/site-engine${entry}';`,
    [OURS],
  ]),
  // The engine is the API's: neither a web app nor a library of words knows it.
  ['apps/public-web/src/app/canary.ts', `export { Public } from '@ospite/server/rest';`, [OURS, NX]],
  [
    'apps/public-web/src/app/canary.ts',
    `export { ClockModule } from '@ospite/operations/clock';`,
    [OURS, NX],
  ],
  ['libs/i18n/src/canary.ts', `export { Public } from '@ospite/server/rest';`, [OURS, NX]],
  // The schema knows only records; what composes the API knows no other app.
  ['apps/api/src/database-schema.ts', `export { presentRoom } from './rooms/http/room.presenter';`, [OURS]],
  ['apps/api/src/seed/content/canary.ts', `export { seedDemo } from '../seed-demo';`, [OURS]],
  ['apps/api/src/migrations/canary.ts', `export { serve } from '../commands/serve';`, [OURS]],
  [
    'apps/api/src/commands/canary.ts',
    `export * from '../../../public-web/src/app/server/entry-server';`,
    [OURS, NX],
  ],
  [
    'apps/api/src/rooms/index.ts',
    `export { QuoteRecord } from '../quotes/persistence/quote.record';`,
    [OURS],
  ],
  // A folder that is not a module, and a library without an entry in the table.
  ['apps/api/src/nowhere/canary.ts', `export const wrong = 1;`, [OURS]],
  ['libs/nowhere/src/canary.ts', `export const wrong = 1;`, [OURS]],

  // The web
  [
    'apps/public-web/src/app/canary.ts',
    `export * from '../../../admin-web/src/app/remote-root';`,
    [OURS, NX],
  ],
  ['apps/admin-web/src/features/quotes/canary.ts', `export * from '../../pages/quotes/quotes-page';`, [OURS]],
  [
    'apps/public-web/src/features/rooms/canary.ts',
    `export { QuoteForm } from '../quote/quote-form';`,
    [OURS],
  ],
  [
    'apps/admin-web/src/features/messages/canary.ts',
    `export const wrong = () => import('../quotes/quote-filters');`,
    [OURS],
  ],
  ['apps/public-web/src/features/rooms/canary.ts', `export { store } from '../../app/store';`, [OURS]],
  ['apps/public-web/src/pages/room/canary.ts', `export { HomePage } from '../home/home-page';`, [OURS]],
  ['apps/public-web/src/pages/room/canary.ts', `export { store } from '../../app/store';`, [OURS]],
  ['apps/public-web/src/shared/canary.ts', `export * from '../features/rooms/room-gallery';`, [OURS]],
  // Only what renders a document knows how that is done.
  ...['pages/room', 'features/rooms', 'shared'].map((place) => [
    `apps/public-web/src/${place}/canary.ts`,
    `export { contentHash } from '@ospite/site-engine/render';`,
    [OURS],
  ]),
  ['apps/public-web/src/app/canary.ts', `export * from '@ospite/site-engine/server';`, [OURS]],
  ['apps/admin-web/src/app/canary.ts', `export { useHydrated } from '@ospite/site-engine';`, [NX]],
  // The guests' pages have a router of their own.
  ['apps/public-web/src/pages/room/canary.ts', `export { useLocation } from 'react-router-dom';`, [IMPORTS]],
  ['e2e/rooms.spec.ts', `export * from '../apps/api/src/rooms/http/rooms/room.dto';`, [OURS, NX]],

  // Product code knows no test tools.
  ['libs/domain/src/rooms/canary.ts', `export { aRoom } from './room.fixture';`, [OURS]],
  [
    'libs/domain/src/shared/canary.ts',
    `export { describeRateLimiter } from './rate-limiter.contract';`,
    [OURS],
  ],
  ['apps/api/src/rooms/http/canary.ts', `export { aRoom } from '@ospite/domain/testing';`, [OURS]],
  ['apps/api/src/commands/canary.ts', `export { startTestApi } from '../testing';`, [OURS]],
  ['apps/admin-web/src/app/canary.ts', `export type { Room } from '@ospite/domain/testing';`, [OURS]],

  // What holds everywhere
  ['libs/ui/src/canary.ts', `export const wrong = (value: any) => value;`, [ANY]],
  [
    'libs/ui/src/canary.ts',
    `// eslint-disable-next-line ${ANY}\nexport const wrong = (value: any) => value;`,
    [ANY],
  ],
  [
    'libs/domain/src/canary.ts',
    `export const wrong = (value: string | null) => value!;`,
    ['@typescript-eslint/no-non-null-assertion'],
  ],
  ['libs/domain/src/canary.ts', `const wrong = 1;\nexport default wrong;`, [SYNTAX]],
  ['libs/ui/src/canary.ts', `const wrong = 1;\nexport default wrong;`, [SYNTAX]],
];

/**
 * Code that keeps to the rules: a rule that refuses everything would bite, too.
 * @type {[file: string, code: string][]}
 */
export const RIGHT = [
  ['libs/domain/src/rooms/canary.ts', `export const right = (day: string) => new Date(day);`],
  ['libs/server/src/rest/problem.filter.ts', `export { HttpException } from '@nestjs/common';`],
  [
    'libs/server/src/edge/canary.ts',
    `export { RequestProblem } from '../problems/problem';
     export { Semaphore } from '../concurrency/semaphore';`,
  ],
  ['libs/server/src/rest/canary.ts', `export type { Clock } from '@ospite/domain/shared';`],
  ['libs/server/src/rest/canary.spec.ts', `export * from '@ospite/domain/shared/testing';`],
  ['apps/api/src/site/pages/canary.ts', `export { PAGE_NAMES } from '@ospite/i18n/paths';`],
  ['libs/domain/src/quotes/canary.ts', `export type { Room } from '../rooms';`],
  ['libs/domain/src/rooms/room.spec.ts', `export { aRoom } from './room.fixture';`],
  ['libs/domain/src/quotes/quote.spec.ts', `export { aRoom } from '../rooms/room.fixture';`],
  ['libs/domain/src/error-kinds.ts', `export { roomErrors } from './rooms/room.errors';`],
  ['apps/admin-web/src/pages/rooms/canary.spec.ts', `export { openOffice } from '../../app/office.fixture';`],
  [
    'apps/api/src/rooms/http/canary.ts',
    `export { Get } from '@nestjs/common';
     export type { RoomStore } from '@ospite/domain';
     export { Public } from '@ospite/server/rest';
     export { quotesFace } from '../../quotes';
     export { RoomResponse } from './room.response';`,
  ],
  [
    'apps/api/src/rooms/persistence/canary.ts',
    `export { EntityManager } from '@mikro-orm/postgresql';
     export type { Room } from '@ospite/domain';
     export { ContentVersion } from '@ospite/server/persistence';
     export { RoomRecord } from './room.record';`,
  ],
  ['apps/public-web/src/portal/canary.ts', `export { useLocation } from 'react-router-dom';`],
  ['apps/public-web/src/pages/room/canary.ts', `export { lazySection } from '@ospite/site-engine';`],
  ['libs/site-engine/src/server/canary.ts', `export { PublicCache } from '@ospite/server/cache';`],
  ['apps/public-web/src/app/canary.ts', `export { contentHash } from '@ospite/site-engine/render';`],
  ['apps/api/src/site/pages/canary.ts', `export { CachedPages } from '@ospite/site-engine/server';`],
  [
    'libs/operations/src/commands/canary.ts',
    `export { BackupWriter } from '../backups/archive/backup-writer';
     export { EXIT_USAGE } from '@ospite/server/process';
     export type { BackupStorage } from '@ospite/domain';`,
  ],
  ['apps/api/src/rooms/room-job.ts', `export { Injectable, Logger } from '@nestjs/common';`],
  ['apps/api/src/rooms/rooms.module.ts', `export { MikroOrmModule } from '@mikro-orm/nestjs';`],
  [
    'apps/api/src/rooms/http/rooms.http.spec.ts',
    `export { aRoom } from '@ospite/domain/testing';
     export { startTestApi } from '../../testing';`,
  ],
  [
    'apps/public-web/src/pages/room/canary.ts',
    `export type { Room } from '@ospite/domain';
     export { RoomGallery } from '../../features/rooms/room-gallery';
     export { priceText } from '../../shared/format/price';
     export { Around } from './around';`,
  ],
];
