/**
 * What a read covers: only what guests may see, or everything, including unpublished, pending and past items. Every
 * port that reads takes it, so that nobody forgets to choose. Source: specification §11.
 */
export type PublicationScope = 'published' | 'everything';

/** What the owner can take off the site without deleting it; the specification calls the switch `isActive`. */
interface Publishable {
  readonly isActive: boolean;
}

/** A guest sees only published rooms, and likewise only published pictures of the breakfast and events. */
export function isPublished({ isActive }: Publishable): boolean {
  return isActive;
}

/** The items within the scope of a read. */
export function withinScope<Item extends Publishable>(
  scope: PublicationScope,
  items: readonly Item[],
): readonly Item[] {
  return scope === 'everything' ? items : items.filter(isPublished);
}
