import {
  DEFAULT_PALETTE,
  DEFAULT_TYPEFACES,
  Mailer,
  PALETTE_COLOURS,
  type BrandStore,
  type Logo,
  type Message,
  type Palette,
  type TypefacePair,
} from '@ospite/domain';
import { emailFonts } from '../emails/email-fonts';
import { escapeHtml, LETTERHEAD, PICTURE_FILE } from '../emails/render-email';

/** Reads a file of this installation by its address; undefined when it is gone. */
export type ReadPicture = (address: string) => Promise<Buffer | undefined>;

/**
 * Gives each e-mail the look of the site and its pictures as it leaves, so that what has waited looks as what guests see, and
 * the outbox keeps neither.
 */
export class DressedMailer extends Mailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly brands: BrandStore,
    private readonly readPicture: ReadPicture,
  ) {
    super();
  }

  override get longestMs(): number {
    return this.mailer.longestMs;
  }

  override get reachesRecipients(): boolean {
    return this.mailer.reachesRecipients;
  }

  override async send(message: Message, stop: AbortSignal): Promise<void> {
    const { palette, typefaces, logo } = await this.brands.get();
    const written = await withPictures(message.html, this.readPicture);
    const html = inTypefaces(inPalette(written, palette), typefaces);
    return this.mailer.send({ ...message, html: logo ? withLogo(html, logo) : html }, stop);
  }

  override forget(message: Message): Promise<void> {
    return this.mailer.forget(message);
  }
}

/** What people typed is written with `&quot;`, so it is in no such attribute. */
const STYLES = / style="[^"]*"/g;
const COLOURS = /#[0-9a-f]{6}\b/g;

function inPalette(html: string, palette: Palette): string {
  const chosen = Object.values(PALETTE_COLOURS[palette]);
  const swapped = new Map(
    Object.values(PALETTE_COLOURS[DEFAULT_PALETTE]).map((colour, at) => [colour as string, chosen[at]]),
  );
  return html.replaceAll(STYLES, (style) =>
    style.replaceAll(COLOURS, (colour) => swapped.get(colour) ?? colour),
  );
}

function inTypefaces(html: string, pair: TypefacePair): string {
  const written = emailFonts(DEFAULT_TYPEFACES);
  const chosen = emailFonts(pair);
  return html.replaceAll(STYLES, (style) =>
    style
      .replace(escapeHtml(written.heading), escapeHtml(chosen.heading))
      .replace(escapeHtml(written.text), escapeHtml(chosen.text)),
  );
}

/** How large mail programs show it at most (CSS pixels). */
const LOGO_ROOM = { width: 220, height: 64 };

/** The logo in place of the name that it stands for; `toMail` sends it along as an attachment of the message. */
function withLogo(html: string, { png, width, height }: Logo): string {
  const [before, rest = ''] = html.split(LETTERHEAD.begin, 2);
  const [name, after] = rest.split(LETTERHEAD.end, 2);
  // What waited since a version that had no logos.
  if (after === undefined) return html;
  const scale = Math.min(LOGO_ROOM.width / width, LOGO_ROOM.height / height, 1);
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  const source = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return `${before}<img alt="${name}" ${size} class="logo" style="display:block;border:0;border-radius:6px" src="${source}">${after}`;
}

const PICTURES = new RegExp(`${PICTURE_FILE}([^"]*)"([^>]*)>`, 'g');

/** The pictures in place of the names of their files; `toMail` sends them along. One that cannot be read holds up no e-mail. */
async function withPictures(html: string, readPicture: ReadPicture): Promise<string> {
  const files = new Set(Array.from(html.matchAll(PICTURES), ([, file = '']) => file));
  const sources = new Map<string, string>();
  for (const file of files) {
    const content = await readPicture(file).catch(() => undefined);
    if (content) sources.set(file, `data:image/jpeg;base64,${content.toString('base64')}`);
  }
  return html.replaceAll(PICTURES, (_whole, file: string, rest: string) => {
    const source = sources.get(file);
    return source ? `<img src="${source}"${rest}>` : '';
  });
}
