/**
 * What a read gives: only what guests may see, or everything, with what is unpublished, pending or past. Every read port
 * demands it, so that nobody forgets to choose. Source: specification §11.
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

/** Those of the items that a read gives. */
export function withinScope<Item extends Publishable>(
  scope: PublicationScope,
  items: readonly Item[],
): readonly Item[] {
  return scope === 'everything' ? items : items.filter(isPublished);
}
