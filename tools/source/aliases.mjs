import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Import names of the libraries and the files they stand for; tsconfig.base.json says the same to TypeScript. In both
 * `*` is any name of a folder.
 */
export const LIBRARIES = {
  '@ospite/domain/shared/testing': 'libs/domain/src/shared/testing.ts',
  '@ospite/domain/shared': 'libs/domain/src/shared/index.ts',
  '@ospite/domain/testing': 'libs/domain/src/testing.ts',
  '@ospite/domain': 'libs/domain/src/index.ts',
  '@ospite/contracts/guest': 'libs/contracts/src/guest.ts',
  '@ospite/contracts/site': 'libs/contracts/src/site.ts',
  '@ospite/contracts/site-pictures': 'libs/contracts/src/site-pictures.ts',
  '@ospite/contracts/testing': 'libs/contracts/src/testing.ts',
  '@ospite/contracts/visits': 'libs/contracts/src/visits.ts',
  '@ospite/contracts': 'libs/contracts/src/index.ts',
  '@ospite/operations/*': 'libs/operations/src/*/index.ts',
  '@ospite/server/*': 'libs/server/src/*/index.ts',
  '@ospite/i18n/office-paths': 'libs/i18n/src/office-paths.ts',
  '@ospite/i18n/paths': 'libs/i18n/src/paths.ts',
  '@ospite/i18n/pencils': 'libs/i18n/src/pencils.ts',
  '@ospite/i18n': 'libs/i18n/src/index.ts',
  '@ospite/i18n/money': 'libs/i18n/src/money.ts',
  '@ospite/i18n/stay-fact-text': 'libs/i18n/src/stay-fact-text.ts',
  '@ospite/i18n/overloaded': 'libs/i18n/src/overloaded.ts',
  '@ospite/i18n/mail': 'libs/i18n/src/mail.ts',
  '@ospite/i18n/office': 'libs/i18n/src/office.ts',
  '@ospite/i18n/portal': 'libs/i18n/src/portal.ts',
  '@ospite/site-engine/render': 'libs/site-engine/src/render/index.ts',
  '@ospite/site-engine/server': 'libs/site-engine/src/server/index.ts',
  '@ospite/site-engine': 'libs/site-engine/src/index.ts',
  '@ospite/ui/fonts': 'libs/ui/src/fonts/show-fonts.ts',
  '@ospite/ui/further-typefaces.css': 'libs/ui/src/fonts/further-typefaces.css',
  '@ospite/ui/site.css': 'libs/ui/src/site.css',
  '@ospite/ui/load-boundary': 'libs/ui/src/load-boundary.tsx',
  '@ospite/ui/office': 'libs/ui/src/office/index.ts',
  '@ospite/ui/office/base.css': 'libs/ui/src/office/base.css',
  '@ospite/ui/testing': 'libs/ui/src/testing.ts',
  '@ospite/ui/room-shapes': 'libs/ui/src/drawings/room-shapes.ts',
  '@ospite/ui': 'libs/ui/src/index.ts',
  '@ospite/owner-guide': 'docs/owner-guide.md',
};

/** For webpack's `resolve.alias`: an exact name (`$`), or one with `*`, and its absolute file. */
export const webpackAliases = Object.fromEntries(
  Object.entries(LIBRARIES).map(([name, file]) => [
    name.includes('*') ? name : `${name}$`,
    path.join(root, file),
  ]),
);

/** For Jest's `moduleNameMapper`. */
export const jestAliases = Object.fromEntries(
  Object.entries(LIBRARIES).map(([name, file]) => [
    `^${name.replace('*', '(.+)')}$`,
    path.join(root, file).replace('*', '$1'),
  ]),
);
