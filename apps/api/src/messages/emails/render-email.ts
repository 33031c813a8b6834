import { DEFAULT_PALETTE, DEFAULT_TYPEFACES, PALETTE_COLOURS, type NewMessage } from '@ospite/domain';
import type { Email, EmailPart } from './email';
import { emailFonts } from './email-fonts';

// Mail programs know neither style sheets nor custom properties: the site's colours and fonts as plain values. Those that the
// owner chose take their place when the e-mail leaves (`DressedMailer`).
const COLOURS = PALETTE_COLOURS[DEFAULT_PALETTE];
const SEA = COLOURS.sea;
const SHALLOW = COLOURS['sea-shallow'];
const SAND = COLOURS.sand;
const BAND = COLOURS['sand-band'];
const JUNIPER = COLOURS.juniper;
const INK = COLOURS.ink;
const QUIET = COLOURS['ink-soft'];
const WARNING = '#8a5a12';
const FONTS = emailFonts(DEFAULT_TYPEFACES);

/** Around the name of the house, which the logo replaces where it has one. No text can hold them. */
export const LETTERHEAD = { begin: '<!--letterhead-->', end: '<!--/letterhead-->' } as const;

/** Stands before the file that a picture's source becomes. No text can hold it. */
export const PICTURE_FILE = '<img data-file="';

/**
 * Where people read in the dark; many mail programs choose dark colours by themselves, and ask for none. They are the same
 * for all palettes.
 */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #171d1c !important; color: #efe9df !important }
.card { background: #222a28 !important; border-color: #3a4441 !important }
.title { color: #d6e6df !important }
.quiet { color: #b9c2be !important }
.notice { background: #2e3835 !important }
.row { border-color: #3a4441 !important }
.link { color: #8fd0d6 !important }
.logo { background: #ffffff !important }
}`;

/** A message of an e-mail, as plain text and as HTML. */
export function renderMessage(
  header: Pick<NewMessage, 'kind' | 'to' | 'replyTo' | 'subject'>,
  email: Email,
): NewMessage {
  return { ...header, text: emailText(email), html: emailHtml(email) };
}

function emailText({ parts, footer }: Email): string {
  const text = `${parts.map(partText).join('\n\n')}\n\n-- \n${footer.join('\n')}\n`;
  // Some programs show where a word of a web page may break.
  return text.replaceAll('\u00ad', '');
}

function partText(part: EmailPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'notice':
      return part.text;
    case 'heading':
      return part.text.toUpperCase();
    case 'details':
    case 'sums':
      return part.rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n    ')}`).join('\n');
    case 'steps':
      return part.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'action':
    case 'picture':
      return `${part.label}: ${part.url}`;
    case 'signature':
      return [part.closing, ...part.lines].filter(Boolean).join('\n');
  }
}

/**
 * HTML that every mail program can show: one table, inline styles, and nothing that is loaded, so that it cannot tell
 * anyone when it was read (specification §14): the logo, if there is one, comes along.
 */
function emailHtml(email: Email): string {
  return `<!doctype html>
<html lang="${email.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(email.title)}</title>
<style>
${DARK}
</style>
</head>
<body class="page" style="${style({ margin: '0', background: SAND, color: INK, font: `16px/1.6 ${FONTS.text}` })}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${style({ background: SAND })}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="title" style="${style({ padding: '0 8px 16px', color: JUNIPER, font: `600 20px/1.3 ${FONTS.heading}` })}">${LETTERHEAD.begin}${escapeHtml(email.letterhead)}${LETTERHEAD.end}</td></tr>
<tr><td class="card" style="${style({ padding: '28px 22px 12px', background: '#ffffff', border: `1px solid ${BAND}`, 'border-radius': '18px' })}">
<h1 class="title" style="${style({ margin: '0 0 16px', color: JUNIPER, font: `600 26px/1.25 ${FONTS.heading}` })}">${escapeHtml(email.title)}</h1>
${email.parts.map(partHtml).join('\n')}
</td></tr>
<tr><td class="quiet" style="${style({ padding: '20px 8px 0', color: QUIET, font: `13px/1.6 ${FONTS.text}` })}">${email.footer.map(escapeHtml).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function partHtml(part: EmailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${lines(part.text)}</p>`;
    case 'heading':
      return `<h2 class="title" style="${style({ margin: '24px 0 8px', color: JUNIPER, font: `600 18px/1.3 ${FONTS.heading}` })}">${escapeHtml(part.text)}</h2>`;
    case 'details':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${part.rows.map(rowHtml).join('')}</table>`;
    case 'sums':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${part.rows.map(sumHtml).join('')}</table>`;
    case 'steps':
      return `<ol style="margin:0 0 16px;padding-left:22px">${part.items.map((item) => `<li style="margin:0 0 6px">${lines(item)}</li>`).join('')}</ol>`;
    case 'notice':
      return `<p class="notice" style="${style({ margin: '0 0 16px', padding: '12px 16px', background: SAND, 'border-left': `4px solid ${WARNING}`, 'border-radius': '4px' })}">${lines(part.text)}</p>`;
    case 'action':
      return `<p style="margin:0 0 20px"><a href="${escapeHtml(part.url)}" style="${style({ display: 'inline-block', padding: '12px 22px', background: SEA, color: '#ffffff', 'border-radius': '10px', 'font-weight': '600', 'text-decoration': 'none' })}">${escapeHtml(part.label)}</a></p>`;
    case 'picture':
      return pictureHtml(part);
    case 'signature':
      return signatureHtml(part);
  }
}

/** As wide as the e-mail; a picture that is gone when the e-mail leaves is left out, and the words below it are not. */
function pictureHtml({ file, alt, label, url }: Extract<EmailPart, { kind: 'picture' }>): string {
  const look = 'display:block;width:100%;height:auto;margin:0 0 8px;border:0;border-radius:10px';
  const picture = file ? `${PICTURE_FILE}${escapeHtml(file)}" alt="${escapeHtml(alt)}" style="${look}">` : '';
  return `<p style="margin:0 0 16px"><a class="link" href="${escapeHtml(url)}" style="color:${SEA}">${picture}${escapeHtml(label)}</a></p>`;
}

/** CSS pixels: four stand side by side on the narrowest phone. */
const FACE = 56;

/**
 * Faces have no text of their own, since the names stand below. Programs that cannot crop go by the attributes, which keep a
 * picture's proportions.
 */
function signatureHtml({ closing, faces, lines: names }: Extract<EmailPart, { kind: 'signature' }>): string {
  const look = `width:${FACE}px;height:${FACE}px;object-fit:cover;margin:0 6px 8px 0;border:0;border-radius:50%`;
  const pictures = faces.map(
    ({ url, width, height }) =>
      `${PICTURE_FILE}${escapeHtml(url)}" alt="" width="${FACE}" height="${Math.round((FACE * height) / width)}" style="${look}">`,
  );
  return (
    (closing ? `<p style="margin:0 0 8px">${lines(closing)}</p>` : '') +
    (pictures.length > 0 ? `<div>${pictures.join('')}</div>` : '') +
    `<p style="margin:0 0 16px">${names.map(escapeHtml).join('<br>')}</p>`
  );
}

/**
 * The value beside its label, or below it where there is no room for an e-mail address beside it: many mail programs of
 * phones know no media queries.
 */
function rowHtml([label, value]: readonly [string, string]): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${SHALLOW};text-align:left`;
  const block = 'display:inline-block;vertical-align:top;max-width:100%;overflow-wrap:anywhere';
  return (
    `<tr><td class="row" style="${cell}"><span class="quiet" style="${block};width:33%;min-width:120px;color:${QUIET}">${escapeHtml(label)}</span> ` +
    `<span style="${block};width:65%;min-width:230px">${lines(value)}</span></td></tr>`
  );
}

/** What it is for takes the room that the amount leaves. */
function sumHtml([label, amount]: readonly [string, string], at: number, rows: readonly unknown[]): string {
  const weight = at === rows.length - 1 ? 600 : 400;
  const cell = `padding:8px 0;border-bottom:1px solid ${SHALLOW};font-weight:${weight};vertical-align:top`;
  return (
    `<tr><td class="row" style="${cell};text-align:left">${escapeHtml(label)}</td>` +
    `<td class="row" width="36%" style="${cell};padding-left:12px;text-align:right">${escapeHtml(amount)}</td></tr>`
  );
}

function style(declarations: Readonly<Record<string, string>>): string {
  const text = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return escapeHtml(text.join(';'));
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
}

/** Nothing that a guest typed can become an element or an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
