import { DomainError, type FieldProblem } from '../shared';

/** Largest uploads (bytes): of a PNG, and of an SVG, which is text. Our own figures, as all here. */
export const MAX_LOGO_BYTES = 4 * 1024 * 1024;
export const MAX_SVG_BYTES = 256 * 1024;
/** Largest PNG (pixels). */
export const MAX_LOGO_PIXELS = 25_000_000;
/**
 * Longest side of a PNG with its margins (pixels). A line of 25 million pixels would take 2.5 GB to draw, and
 * its ratio is judged only when the margins are gone.
 */
export const MAX_LOGO_SIDE = 8_192;
/** What a logo is drawn into (pixels): three times as large as pages show it at most. */
export const LOGO_BOX = { width: 640, height: 192 } as const;
/** A PNG that is less high is blurred on every screen (pixels). */
export const MIN_LOGO_HEIGHT = 32;
/** How many times as wide as high it may be, at least and at most. */
export const LOGO_RATIO = { min: 0.5, max: 8 } as const;

/** The owner's logo, drawn anew from what was uploaded. */
export interface Logo {
  /** PNG with transparency, without metadata. */
  readonly png: Uint8Array;
  /** Pixels; without margins, at most `LOGO_BOX`. */
  readonly width: number;
  readonly height: number;
  /** Of the content, so that an address never shows another logo. */
  readonly hash: string;
}

/** Its address on the site, under which it never changes. */
export const logoPath = ({ hash }: Pick<Logo, 'hash'>): string => `/brand/${hash}.png`;

/** Port: draws an uploaded PNG or SVG anew; nothing of the file itself is ever served. */
export abstract class LogoDrawer {
  /** @throws DomainError `brand.invalid_logo` with what is wrong with the field `image` */
  abstract draw(upload: Uint8Array): Promise<Logo>;
}

type LogoFault = 'logo_format' | 'logo_content' | 'logo_shape' | 'logo_too_large' | 'unreadable_picture';

export function logoRefused(code: LogoFault, facts?: FieldProblem['facts']): DomainError {
  return new DomainError('brand.invalid_logo', {}, [{ field: 'image', code, ...(facts && { facts }) }]);
}
