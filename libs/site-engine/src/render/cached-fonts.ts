import { FONTS_NOTE } from '../fonts-note';
import { contentHash } from './content-hash';

/**
 * Shows the site's fonts from the first paint where an earlier page has cached these very files; a preload from the cache is
 * there before the text is painted. Everybody else reads the page in a font of the system (docs/decisions/0012).
 */
const SCRIPT = `try{const d=document,f=d.currentScript.dataset.fonts;if(localStorage.getItem("${FONTS_NOTE}")===f){d.documentElement.dataset.fonts="";for(const u of f.split(" ")){const l=d.createElement("link");l.rel="preload";l.as="font";l.crossOrigin="";l.href=u;d.head.append(l)}}}catch{}`;

/** Its text is the same on every page, so its hash is, too. */
export const CACHED_FONTS_HASH = contentHash(SCRIPT);

/** @param fonts addresses of the files */
export function cachedFontsScript(fonts: readonly string[]): string {
  return `<script data-fonts="${fonts.join(' ')}">${SCRIPT}</script>`;
}
