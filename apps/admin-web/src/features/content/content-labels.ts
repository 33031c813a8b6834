import {
  leadOf,
  linkedOwnPage,
  LINKED_PAGES,
  OWN_PAGES,
  plainText,
  TEXT_MARKS,
  type Localized,
  type LocalizedBlocks,
} from '@ospite/domain';
import type { TFunction } from 'i18next';
import type { DraftSection } from './draft-section';
import { isBalanced, type PageNames } from './text/markup';
import type { ValueNames } from './text/value-marks';

/** What a page is called. @param page of those with sections, or of those that a text may lead to */
export function pageLabel(t: TFunction, page: string): string {
  return t(`office:contentLabels.pages.${page}`);
}

/** The pages that a text can lead to, by what they are called. @param sections of all pages: the owner's go by their titles */
export function pageNames(t: TFunction, sections: readonly DraftSection[]): PageNames {
  const names: Record<string, string> = Object.fromEntries(
    LINKED_PAGES.map((page) => [page, pageLabel(t, page)]),
  );
  const isFree = (name: string) =>
    Object.values(names).every((other) => other.toLowerCase() !== name.toLowerCase());
  for (const page of OWN_PAGES) {
    const lead = leadOf(sections.filter((section) => section.page === page));
    if (!lead) continue;
    const title = (lead.values['title'] as Localized).it || t('office:content.own.untitled');
    const name = isBalanced(title) ? title : title.replaceAll(/[()]/g, '');
    const numbered = OWN_PAGES.map((_, at) => `${name} ${at + 2}`);
    names[linkedOwnPage(lead.id)] = [name, ...numbered].find(isFree) ?? name;
  }
  return { names: names as PageNames['names'], removed: t('office:content.text.removedPage') };
}

/** The same in a file for a translator: the owner's pages by their numbers, since titles may change until it is back. */
export function pageNamesInFiles(t: TFunction): PageNames {
  return { ...pageNames(t, []), removed: t('office:content.text.ownPage') };
}

/** What a text can take from the property, by what it is called. */
export function valueNames(t: TFunction): ValueNames {
  return Object.fromEntries(
    TEXT_MARKS.map((mark) => [mark, t(`office:contentLabels.values.${mark.replace(' ', '-')}`)]),
  );
}

/** What long texts name: pages that they lead to, and what they take from the property. */
export interface TextNames {
  readonly pages: PageNames;
  readonly values: ValueNames;
}

export function textNames(t: TFunction, sections: readonly DraftSection[]): TextNames {
  return { pages: pageNames(t, sections), values: valueNames(t) };
}

/** What a kind of section is called. */
export function kindLabel(t: TFunction, kind: string): string {
  return t(`office:contentLabels.kinds.${kind}`);
}

/** A section's Italian title, or where that is left empty the words of its text; undefined for a kind without a title. */
export function firstWordsOf({ values }: DraftSection): string | undefined {
  const { title, text } = values as { readonly title?: Localized; readonly text?: LocalizedBlocks };
  return title && (title.it || plainText(text?.it ?? []));
}

/** What a section is called among others: by its title, since a page can have several of a kind. */
export function sectionName(t: TFunction, section: Pick<DraftSection, 'kind' | 'values'>): string {
  return (section.values['title'] as Localized | undefined)?.it || kindLabel(t, section.kind);
}

/**
 * What a field is called: its own name where it has one, else the one of all fields that are named so.
 * @param field its place among those of the kind, as `items` or `items.title`, also with the item's index in it
 */
export function fieldLabel(t: TFunction, kind: string, field: string): string {
  return t(fieldKeys('fields', kind, field));
}

/** What an owner should know to fill a field in; undefined where its name says it. */
export function fieldHint(t: TFunction, kind: string, field: string): string | undefined {
  return t(fieldKeys('hints', kind, field), { defaultValue: '' }) || undefined;
}

/** What one of the choices of a field is called. */
export function optionLabel(t: TFunction, option: string): string {
  return t(`office:contentLabels.options.${option}`);
}

/** The keys of a field's text, the most particular one first. */
export function fieldKeys(texts: 'fields' | 'hints' | 'none', kind: string, field: string): string[] {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part));
  return [
    `office:contentLabels.own.${kind}.${texts}.${parts.join('-')}`,
    `office:contentLabels.${texts}.${parts.at(-1) ?? ''}`,
  ];
}
