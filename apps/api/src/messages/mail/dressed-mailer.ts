import {
  DEFAULT_PALETTE,
  Mailer,
  PALETTE_COLOURS,
  type BrandStore,
  type Message,
  type Palette,
} from '@ospite/domain';

/**
 * Gives each e-mail the look of the site as it leaves, so that what has waited looks as what guests see, and the outbox
 * keeps no look.
 */
export class DressedMailer extends Mailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly brands: BrandStore,
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
    const { palette } = await this.brands.get();
    return this.mailer.send({ ...message, html: inPalette(message.html, palette) }, stop);
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
