// A program of its own, which Node runs as it is: it draws one logo and ends. A drawing or a picture that breaks its decoder
// breaks this process alone, which may not take longer than the server waits.
// Argument: the settings as JSON; stdin: the file; stdout: width and height as four bytes each, then the PNG.
import sharp, { type Sharp } from 'sharp';
import type { LogoSettings } from './logo-encoder';

const { decoder, maxPixels, width, height, ground }: LogoSettings = JSON.parse(String(process.argv[2]));

/** Of an icon's side: phones cut its corners off. */
const ROOM_AROUND = 0.14;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: [decoder] });
sharp.cache(false);
sharp.concurrency(1);

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const whole = await sharp(Buffer.concat(chunks), { limitInputPixels: maxPixels, failOn: 'warning' })
  .autoOrient()
  .toColourspace('srgb')
  .ensureAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });
const pixels = sharp(whole.data, { raw: whole.info });
const { channels } = await pixels.stats();
// Nothing but transparency has no size.
const isEmpty = channels[3]?.max === 0;
const { data, info } = isEmpty
  ? { data: Buffer.alloc(0), info: { width: 0, height: 0 } }
  : await fitted(await withoutMargins())
      .png({ palette: true, compressionLevel: 9, effort: 8 })
      .toBuffer({ resolveWithObject: true });
const head = Buffer.alloc(8);
head.writeUInt32BE(info.width, 0);
head.writeUInt32BE(info.height, 4);
process.stdout.write(Buffer.concat([head, data]));

async function withoutMargins() {
  const trimmed = await pixels
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(trimmed.data, { raw: trimmed.info });
}

function fitted(drawing: Sharp): Sharp {
  if (ground === undefined) return drawing.resize({ width, height, fit: 'inside', withoutEnlargement: true });
  const room = Math.round(width * ROOM_AROUND);
  const inner = { width: width - 2 * room, height: height - 2 * room };
  return drawing
    .resize({ ...inner, fit: 'contain', background: ground })
    .extend({ top: room, bottom: room, left: room, right: room, background: ground })
    .flatten({ background: ground });
}
