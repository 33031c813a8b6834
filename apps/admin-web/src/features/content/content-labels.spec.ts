import {
  CONTENT_PAGES,
  isOwnPage,
  LINKED_PAGES,
  SECTIONS,
  SITE_PICTURES,
  type Fields,
  type SectionDefinition,
} from '@ospite/domain';
import { createOfficeI18n } from '@ospite/i18n/office';
import { fieldKeys, fieldLabel, pageNamesInFiles } from './content-labels';
import { blocksOf, markupOf } from './text/markup';

const { exists, t } = createOfficeI18n();
const has = (keys: readonly string[]) => keys.some((key) => exists(key));
const DEFINITIONS: readonly SectionDefinition[] = SECTIONS;

/** Fields and choices without a name. */
function nameless(kind: string, fields: Fields, path: readonly string[] = []): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = [...path, name];
    const own = has(fieldKeys('fields', kind, place.join('.'))) ? [] : [place.join('.')];
    if (field.kind === 'list') return [...own, ...nameless(kind, field.of, place)];
    // What a picture shows is asked for before publishing, at a place of its own.
    if (field.kind === 'picture' && !has(fieldKeys('fields', kind, [...place, 'alt'].join('.'))))
      return [...own, [...place, 'alt'].join('.')];
    const options = field.kind === 'choice' ? field.of : [];
    return [...own, ...options.filter((option) => !exists(`office:contentLabels.options.${option}`))];
  });
}

it.each(DEFINITIONS.map((definition) => [definition.kind, definition] as const))(
  'names %s, its fields and their choices in words',
  (kind, { fields }) => {
    expect(has([`office:contentLabels.kinds.${kind}`])).toBe(true);
    expect(nameless(kind, fields)).toEqual([]);
  },
);

it('names a page of the owner’s by its number in a file for a translator, whatever its title is when the file is back', () => {
  const blocks = [{ paragraph: [{ text: 'vai', link: 'page:own:17' }] }];
  const written = markupOf(blocks, pageNamesInFiles(t));
  expect(written).toBe('[vai](Pagina tua 17)');
  expect(blocksOf(written, pageNamesInFiles(t))).toEqual(blocks);
});

/** Numbers whose name says their unit, which stands beside it anyway. */
function unitTwice(kind: string, fields: Fields, path: readonly string[] = []): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = [...path, name];
    if (field.kind === 'list') return unitTwice(kind, field.of, place);
    if (field.kind !== 'number') return [];
    const label = fieldLabel(t, kind, place.join('.'));
    return label.toLowerCase().includes(t(`office:content.units.${field.unit}`)) ? [label] : [];
  });
}

it('says the unit of a number once', () => {
  expect(DEFINITIONS.flatMap(({ kind, fields }) => unitTwice(kind, fields))).toEqual([]);
});

/** Choices that may be left open, without a word for that. */
function openChoices(kind: string, fields: Fields, path: readonly string[] = []): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = [...path, name].join('.');
    if (field.kind === 'list') return openChoices(kind, field.of, [...path, name]);
    const isOpen = field.kind === 'choice' && !field.required;
    return isOpen && !has(fieldKeys('none', kind, place)) ? [`${kind}.${place}`] : [];
  });
}

it('says in a word of its own that a choice is left open', () => {
  expect(DEFINITIONS.flatMap(({ kind, fields }) => openChoices(kind, fields))).toEqual([]);
});

it('names every page and every picture', () => {
  const names = [
    ...[...CONTENT_PAGES, ...LINKED_PAGES].filter((page) => !isOwnPage(page)).map((page) => `pages.${page}`),
    ...SITE_PICTURES.map((picture) => `pictures.${picture}`),
  ];
  expect(names.filter((name) => !exists(`office:contentLabels.${name}`))).toEqual([]);
});
