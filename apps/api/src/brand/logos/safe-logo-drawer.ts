import {
  LOGO_BOX,
  LOGO_RATIO,
  LogoDrawer,
  logoRefused,
  MAX_LOGO_BYTES,
  MAX_LOGO_PIXELS,
  MAX_LOGO_SIDE,
  MIN_LOGO_HEIGHT,
  type Logo,
} from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { encodeLogo, isDecoderBomb } from '@ospite/server/media';
import { createHash } from 'node:crypto';
import { drawSvgAnew } from './draw-svg-anew';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HASH_LENGTH = 16;

/** Draws a PNG, or the SVG that was drawn anew from the given one, in a process of its own. */
@Injectable()
export class SafeLogoDrawer extends LogoDrawer {
  override async draw(upload: Uint8Array): Promise<Logo> {
    if (upload.byteLength > MAX_LOGO_BYTES)
      throw logoRefused('logo_too_large', { max: MAX_LOGO_BYTES / 1024 });
    const isPng = PNG_SIGNATURE.equals(upload.subarray(0, PNG_SIGNATURE.length));
    const box = { maxPixels: MAX_LOGO_PIXELS, ...LOGO_BOX };
    if (isPng && isTooLarge(Buffer.from(upload)))
      throw logoRefused('logo_too_large', { max: MAX_LOGO_BYTES / 1024 });
    if (isPng && isDecoderBomb(Buffer.from(upload))) throw logoRefused('unreadable_picture');
    const drawn = isPng
      ? await encodeLogo(upload, { decoder: 'VipsForeignLoadPng', ...box })
      : await encodeLogo(Buffer.from(drawSvgAnew(upload)), { decoder: 'VipsForeignLoadSvg', ...box });
    if (!drawn) throw logoRefused('unreadable_picture');
    const { png, width, height } = drawn;
    const ratio = width / height;
    if (!(height >= MIN_LOGO_HEIGHT && ratio >= LOGO_RATIO.min && ratio <= LOGO_RATIO.max))
      throw logoRefused('logo_shape', {
        min: MIN_LOGO_HEIGHT,
        wide: LOGO_RATIO.max,
        tall: 1 / LOGO_RATIO.min,
      });
    return { png, width, height, hash: createHash('sha256').update(png).digest('hex').slice(0, HASH_LENGTH) };
  }
}

/** Width and height stand first in a PNG; one that ends before has none. */
function isTooLarge(png: Buffer): boolean {
  if (png.length < 24) return false;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return Math.max(width, height) > MAX_LOGO_SIDE || width * height > MAX_LOGO_PIXELS;
}
