// A program of its own: it makes what the product makes of photographs, with sharp and nothing else.
// Arguments: the files. It prints the processor time in seconds.
import sharp from 'sharp';
import { BACKGROUND, JPEG, WEBP } from '../../apps/api/src/platform/media/encoding/encoding-settings.ts';
import { IMAGE_WIDTHS } from '../../libs/domain/src/shared/pictures/picture.ts';

const AT_ONCE = 2;

sharp.cache(false);
sharp.concurrency(1);

async function encode(file) {
  const largest = Math.max(...IMAGE_WIDTHS);
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ width: largest, withoutEnlargement: true })
    .flatten({ background: BACKGROUND })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  await raw().stats();
  for (const width of IMAGE_WIDTHS) {
    await raw().resize({ width }).webp(WEBP).toBuffer();
    await raw().resize({ width }).jpeg(JPEG).toBuffer();
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
