import { BannerSanitiser, type RemovedPart } from '@ospite/domain';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { removedParts } from './removed-parts';

const LENGTH = /^(?:0|auto|\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%))$/i;
const LENGTHS = /^(?:(?:0|auto|\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%))(?: |$)){1,4}$/i;
const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/i;
const WORD = (...words: readonly string[]) => new RegExp(`^(?:${words.join('|')})$`, 'i');

/** Styles that a banner may have: nothing that loads, leaves its place or covers the page. */
const STYLES: Readonly<Record<string, RegExp[]>> = {
  'text-align': [WORD('left', 'right', 'center', 'justify', 'start', 'end')],
  'font-weight': [WORD('normal', 'bold', '[1-9]00')],
  'font-style': [WORD('normal', 'italic')],
  'text-decoration': [WORD('none', 'underline')],
  'font-size': [LENGTH],
  'line-height': [/^\d(?:\.\d{1,3})?$/, LENGTH],
  color: [COLOUR],
  'background-color': [COLOUR],
  display: [WORD('block', 'inline', 'inline-block', 'flex', 'inline-flex')],
  'flex-wrap': [WORD('wrap', 'nowrap')],
  'flex-direction': [WORD('row', 'column')],
  'justify-content': [
    WORD('start', 'end', 'center', 'flex-start', 'flex-end', 'space-between', 'space-around'),
  ],
  'align-items': [WORD('start', 'end', 'center', 'flex-start', 'flex-end', 'stretch')],
  gap: [LENGTHS],
  width: [LENGTH],
  'max-width': [LENGTH],
  height: [LENGTH],
  'max-height': [LENGTH],
  margin: [LENGTHS],
  padding: [LENGTHS],
  'border-radius': [LENGTHS],
};

const TEXT_TAGS = ['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'br', 'span'];
const LAYOUT_TAGS = ['div', 'p', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'figure', 'figcaption', 'center'];
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** How deep tags may be nested: simple layout needs no more, and deep nesting slows browsers down. */
const MAX_NESTING = 20;

const OPTIONS: IOptions = {
  allowedTags: ['a', 'img', ...TEXT_TAGS, ...LAYOUT_TAGS, ...TABLE_TAGS],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: { '*': { ...STYLES } },
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: {},
  allowProtocolRelative: false,
  nestingLimit: MAX_NESTING,
  transformTags: {
    a: (tagName, { href, title, style }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href }),
        ...(title !== undefined && { title }),
        ...(style !== undefined && { style }),
        rel: 'noopener sponsored',
        target: '_blank',
      },
    }),
  },
  // A picture whose address was removed would only leave a broken frame.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/**
 * Keeps links, pictures and simple layout from an allow-list. Addresses are http, https or our own, and links say that
 * they are paid for. Source: specification §12, Banners and tracking.
 */
export class HtmlBannerSanitiser extends BannerSanitiser {
  override sanitise(html: string): string {
    return sanitizeHtml(html, OPTIONS).trim();
  }

  override removedFrom(html: string): readonly RemovedPart[] {
    return removedParts(html, this.sanitise(html));
  }
}
