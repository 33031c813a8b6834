import type { Property } from '@ospite/contracts/guest';
import type { PageName } from '@ospite/i18n/paths';
import { isFilmFile, isOwnFilm } from '../../features/video/film';

/**
 * Whose pages a page may show in a frame: the contact page the map's, the home page those of a film that another host has
 * a page for, and no other page anybody's. Source: specification §12.
 */
export function frameOrigins(page: PageName | undefined, property: Property | undefined): readonly string[] {
  if (page === 'contact') return originsOf(property?.mapEmbedUrl);
  const film = page === 'home' ? property?.video?.url : null;
  return film && !isFilmFile(film) ? originsOf(film) : [];
}

/** Whose films a page may play beside our own: the home page the property's. Source: specification §12. */
export function mediaOrigins(page: PageName | undefined, property: Property | undefined): readonly string[] {
  const film = page === 'home' ? property?.video?.url : null;
  return film && isFilmFile(film) && !isOwnFilm(film) ? originsOf(film) : [];
}

function originsOf(address: string | null | undefined): readonly string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}
