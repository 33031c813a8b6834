/** Endings of files that browsers play themselves. */
const FILM_FILE = /\.(?:mp4|m4v|webm|ogv|mov)$/i;

/** Whether a film's address is that of its file. Another one is taken for a page with a player of its own. */
export function isFilmFile(url: string): boolean {
  return isOwnFilm(url) || (URL.canParse(url) && FILM_FILE.test(new URL(url).pathname));
}

/** Whether it is kept here, and not by another host. */
export function isOwnFilm(url: string): boolean {
  return url.startsWith('/');
}
