import { createHash } from 'node:crypto';

/**
 * The floor of a page: what is left of it without scripts, font files and preloads of both. Everything else stays byte for byte, also
 * faces that only adjust a font of the system, so that lines break as they do on our page.
 */
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const LINK = /<link\b[^>]*>/gi;
const STYLE = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/gi;
const FONT_FACE = /@font-face\s*\{[^}]*\}/gi;
const AHEAD = new Set(['preload', 'prefetch', 'modulepreload']);

/** @param {string} html */
export function htmlWithoutScripts(html) {
  return html
    .replace(SCRIPT, '')
    .replace(LINK, (link) => (isScriptOrFont(link) ? '' : link))
    .replace(STYLE, (_all, open, css, close) => open + cssWithoutFonts(css) + close);
}

/** @param {string} css */
export function cssWithoutFonts(css) {
  return css.replace(FONT_FACE, (face) => (face.includes('url(') ? '' : face));
}

/** A policy names inline styles by hash: that of a style that was changed is put in its place. */
export function policyFor(policy, before, after) {
  const hashes = (html) => [...html.matchAll(STYLE)].map(([, , css]) => hashOf(css));
  const changed = hashes(after);
  return hashes(before).reduce((text, hash, place) => text.replaceAll(hash, changed[place] ?? hash), policy);
}

/** The `Link` header without what the floor leaves out. */
export function linkHeaderWithoutScripts(header) {
  return header
    .split(/,(?=\s*<)/)
    .filter((link) => !isScriptOrFont(link))
    .join(',');
}

function isScriptOrFont(link) {
  const rels = (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/);
  if (!rels.some((rel) => AHEAD.has(rel))) return false;
  const as = attribute(link, 'as')?.toLowerCase() ?? '';
  return rels.includes('modulepreload') || ['script', 'font', 'worker'].includes(as);
}

function attribute(link, name) {
  const [, quoted, plain] =
    new RegExp(`[\\s;]${name}\\s*=\\s*(?:"([^"]*)"|'?([^\\s;>"']+))`, 'i').exec(link) ?? [];
  return quoted ?? plain;
}

function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
