import { LANGUAGES } from '../shared';
import { isWritten, leadOf } from './addresses';
import {
  CONTENT_PAGES,
  isLinkedOwnPage,
  isOwnPage,
  linkedOwnPage,
  PAGES_OF_CONTENT_ALONE,
  type LinkTarget,
} from './content-pages';
import type { Fields, SectionValues } from './fields/fields';
import { linesOf, targetOfLink, type LocalizedBlocks } from './fields/long-text';
import type { Section } from './section';
import { definitionOf } from './sections';

/** A link to a page of the site. */
export interface SectionLink {
  /** Where it stands: as in `values.text.de`, or `values.link` of a button. */
  readonly field: string;
  readonly target: LinkTarget;
}

/**
 * The links of a section to pages of the site, those of each language. Stored values may lack fields that are newer than they.
 */
export function linksIn(fields: Fields, values: SectionValues, path = 'values'): readonly SectionLink[] {
  return Object.entries(fields).flatMap(([name, field]): readonly SectionLink[] => {
    const [value, at] = [values[name], `${path}.${name}`];
    switch (field.kind) {
      case 'longText':
        return LANGUAGES.flatMap((language) =>
          linesOf((value as LocalizedBlocks | undefined)?.[language] ?? [])
            .flat()
            .flatMap(({ link = '' }) => targetOfLink(link) ?? [])
            .map((target) => ({ field: `${at}.${language}`, target })),
        );
      case 'pageLink':
        return value ? [{ field: at, target: value as LinkTarget }] : [];
      case 'list':
        return ((value ?? []) as readonly SectionValues[]).flatMap((item, index) =>
          linksIn(field.of, item, `${at}.${index}`),
        );
      default:
        return [];
    }
  });
}

type Linking = Pick<Section, 'id' | 'page' | 'kind' | 'hidden' | 'values'>;

/** Tells whether guests will find what a link leads to, once this draft is published. */
export function shownTargets(draft: readonly Linking[]): (target: LinkTarget) => boolean {
  const missing = new Set<string>(PAGES_OF_CONTENT_ALONE);
  const own = new Set<string>();
  for (const page of CONTENT_PAGES) {
    const sections = draft.filter((section) => section.page === page);
    if (!isWritten(page, sections)) continue;
    missing.delete(page);
    if (isOwnPage(page)) own.add(linkedOwnPage(leadOf(sections)?.id ?? 0));
  }
  return (target) => (isLinkedOwnPage(target) ? own.has(target) : !missing.has(target));
}

/** The sections of other pages that lead to a page of the owner's. @param lead the page's own */
export function sectionsLinkedTo<Of extends Linking>(lead: Of, draft: readonly Of[]): readonly Of[] {
  return draft.filter((section) => {
    const fields = definitionOf(section)?.fields;
    const links = fields && section.page !== lead.page ? linksIn(fields, section.values) : [];
    return links.some(({ target }) => target === linkedOwnPage(lead.id));
  });
}
