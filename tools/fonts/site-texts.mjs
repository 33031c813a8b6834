import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../libs/domain/src/shared/language.ts';
import { root } from '../webpack/common.mjs';

const CATALOGUES = path.join(root, 'libs/i18n/src');
/** Sent by e-mail, or shown in the back-office alone. */
const NOT_OF_THE_SITE = new Set(['mail.json', 'office', 'office-problems.json', 'super-admin']);

const stringsIn = (value) =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap((inner) => stringsIn(inner));

/** A catalogue is a file, or a folder with a file for each section. */
const filesOf = (catalogue) =>
  catalogue.endsWith('.json')
    ? [catalogue]
    : readdirSync(catalogue).map((section) => path.join(catalogue, section));

/** Every sentence of the catalogues, as read by guests or by all. @param {{ ofGuests: boolean }} who */
export function catalogueTexts({ ofGuests }) {
  return LANGUAGES.flatMap((language) =>
    readdirSync(path.join(CATALOGUES, language))
      .filter((name) => !(ofGuests && NOT_OF_THE_SITE.has(name)))
      .flatMap((name) => filesOf(path.join(CATALOGUES, language, name)))
      .flatMap((file) => stringsIn(JSON.parse(readFileSync(file, 'utf8'))))
      // What is inserted is unknown, and mark-up is not written.
      .map((text) => text.replace(/\{\{.*?\}\}|<[^>]*>/g, '')),
  );
}
