import type { Content } from '@ospite/contracts/guest';
import type { ShownPicture, ShownText } from '@ospite/domain';

/** What a page's first section says of the page as a whole. */
export interface PageWords {
  /** The id of the element that shows them; undefined where there are none. */
  readonly anchor?: string;
  readonly title?: ShownText;
  readonly text?: ShownText;
  /** For search engines, in place of title and text. */
  readonly searchTitle?: ShownText;
  readonly searchDescription?: ShownText;
}

/** The words of a page's lead; none where it has no content. */
export function pageWords(content: Content | undefined): PageWords {
  const [first] = content?.sections ?? [];
  return first?.kind.endsWith('.lead') ? { ...(first.values as PageWords), anchor: anchorOf(first.id) } : {};
}

/** The id of a section's element; no other on the page has it. */
export function anchorOf(sectionId: number): string {
  return `section-${sectionId}`;
}

/** The first picture of a page's content. */
export function firstPicture(content: Content | undefined): ShownPicture | undefined {
  const pictures = content?.sections.flatMap(({ values }) => ('picture' in values && values.picture) || []);
  return pictures?.[0] as ShownPicture | undefined;
}
