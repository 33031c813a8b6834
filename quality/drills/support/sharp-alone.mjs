// A program of its own: it makes what the product makes of photographs, in as few steps, with sharp and nothing else.
// Arguments: the files. It prints the processor time in seconds.
import sharp from 'sharp';
import { BACKGROUND, JPEG, WEBP } from '../../../libs/server/src/media/encoding/encoding-settings.ts';
import { IMAGE_WIDTHS } from '../../../libs/domain/src/shared/pictures/picture.ts';

const AT_ONCE = 2;

sharp.cache(false);
sharp.concurrency(1);

const pixels = (picture) => picture.raw().toBuffer({ resolveWithObject: true });
const pictureOf = ({ data, info: { width, height, channels } }) =>
  sharp(data, { raw: { width, height, channels } });

async function encode(file) {
  const largest = await pixels(
    sharp(file)
      .autoOrient()
      .resize({ width: Math.max(...IMAGE_WIDTHS), withoutEnlargement: true })
      .flatten({ background: BACKGROUND })
      .toColourspace('srgb'),
  );
  for (const width of IMAGE_WIDTHS) {
    const sized = width < largest.info.width ? await pixels(pictureOf(largest).resize({ width })) : largest;
    if (width === Math.min(...IMAGE_WIDTHS)) await pictureOf(sized).stats();
    await pictureOf(sized).webp(WEBP).toBuffer();
    await pictureOf(sized).jpeg(JPEG).toBuffer();
  }
}

const files = process.argv.slice(2);
const worker = async () => {
  for (let file = files.pop(); file !== undefined; file = files.pop()) await encode(file);
};
const before = process.cpuUsage();
await Promise.all(Array.from({ length: AT_ONCE }, worker));
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1_000_000);
