import { createHash } from 'node:crypto';

const INLINE_ELEMENT = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
/** Types that a browser runs; others (`application/json`) are data, which no policy has to name. */
const RUN_TYPES = /type\s*=\s*["']?(?:module|text\/javascript|application\/javascript)/i;

/** Hashes of a document's inline styles and scripts, as its policy names them. */
export function inlineHashes(html: string): { styles: string[]; scripts: string[] } {
  const hashes = { styles: [] as string[], scripts: [] as string[] };
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(INLINE_ELEMENT)) {
    if (element.toLowerCase() === 'style') hashes.styles.push(hashOf(text));
    else if (!/\bsrc\s*=/i.test(attributes) && isRun(attributes)) hashes.scripts.push(hashOf(text));
  }
  return hashes;
}

function isRun(attributes: string): boolean {
  return !/\btype\s*=/i.test(attributes) || RUN_TYPES.test(attributes);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
