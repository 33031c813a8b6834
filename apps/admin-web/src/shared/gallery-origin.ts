/** Where the link to a room's pictures stood, which the router keeps with the address: the way back leads there. */
export type GalleryOrigin = 'card' | 'form';

export const fromRoom = (galleryOrigin: GalleryOrigin) => ({ galleryOrigin });

/** @param state what the router keeps; null when the person came through *Gallerie*, or from elsewhere */
export function galleryOriginOf(state: unknown): GalleryOrigin | null {
  const origin =
    typeof state === 'object' && state !== null && 'galleryOrigin' in state && state.galleryOrigin;
  return origin === 'card' || origin === 'form' ? origin : null;
}
