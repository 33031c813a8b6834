import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';

/**
 * Makes the site's own pictures from their originals, once, for the repository:
 * `node apps/public-web/pictures/prepare.mjs <folder of originals>`. Each becomes AVIF, WebP and JPEG in several
 * widths, AVIF in finer steps since most browsers take it, with a hash of content and settings in the name so that it may
 * be kept for ever, and an entry in the manifest.
 */
const SMALL = { widths: [480, 960], avif: [480, 720, 960] };
const LARGE = { widths: [480, 960, 1600], avif: [480, 720, 960, 1200, 1600] };
/** A part of a picture. */
const DETAIL = { widths: [480, 720], avif: [480, 720] };
const PICTURES = [
  {
    name: 'hero',
    from: 'hero-coast',
    widths: [960, 1440, 1920, 2400],
    avif: [960, 1200, 1440, 1920, 2400],
  },
  // For screens higher than wide: the part with the bungalows, a boat and enough sky for the name.
  {
    name: 'hero-tall',
    from: 'hero-coast',
    crop: { left: 1060, width: 760 },
    widths: [480, 760],
    avif: [480, 760],
  },
  { name: 'bay', from: 'area-marina', ...LARGE },
  { name: 'beach', from: 'spiaggia', ...SMALL },
  { name: 'road', from: 'navetta', widths: [640, 1200, 1600], avif: [480, 720, 960, 1200, 1600] },
  { name: 'terrace', from: 'camera-due-2', ...LARGE },
  { name: 'bungalow-outside', from: 'bungalow-ginepro-1', ...LARGE },
  { name: 'bungalow-inside', from: 'bungalow-ginepro-2', ...SMALL },
  { name: 'pool', from: 'piscina', ...SMALL },
  { name: 'restaurant', from: 'ristorante', ...SMALL },
  { name: 'tennis', from: 'sport', ...SMALL },
  { name: 'harbour', from: 'porto', ...SMALL },
  { name: 'bungalow-terracotta', from: 'bungalow-mirto-1', ...SMALL },
  { name: 'mountains', from: 'montagna', ...LARGE },
  { name: 'farmhouse-table', from: 'agriturismo', ...LARGE },
  { name: 'village-square', from: 'paese', ...LARGE },
  // The twelve of the breakfast's gallery, which the six originals have to do for, and the one at the top of its page.
  { name: 'breakfast-table', from: 'colazione-5', ...LARGE },
  { name: 'breakfast-cornetto', from: 'colazione-1', ...LARGE },
  {
    name: 'breakfast-jams',
    from: 'colazione-1',
    crop: { left: 370, top: 30, width: 840, height: 560 },
    ...DETAIL,
  },
  { name: 'breakfast-croissants', from: 'colazione-2', ...LARGE },
  {
    name: 'breakfast-cappuccino',
    from: 'colazione-1',
    crop: { left: 40, top: 180, width: 720, height: 480 },
    ...DETAIL,
  },
  { name: 'breakfast-fruit', from: 'colazione-4', ...LARGE },
  {
    name: 'breakfast-cup',
    from: 'colazione-3',
    crop: { left: 0, top: 500, width: 720, height: 480 },
    ...DETAIL,
  },
  { name: 'breakfast-bread', from: 'colazione-3', ...LARGE },
  {
    name: 'breakfast-oranges',
    from: 'colazione-6',
    crop: { left: 370, top: 465, width: 750, height: 500 },
    ...DETAIL,
  },
  {
    name: 'breakfast-blossom',
    from: 'colazione-2',
    crop: { left: 880, top: 0, width: 720, height: 480 },
    ...DETAIL,
  },
  {
    name: 'breakfast-grapes',
    from: 'colazione-4',
    crop: { left: 280, top: 220, width: 780, height: 520 },
    ...DETAIL,
  },
  {
    name: 'breakfast-butter',
    from: 'colazione-3',
    crop: { left: 790, top: 540, width: 720, height: 480 },
    ...DETAIL,
  },
  { name: 'breakfast-juice', from: 'colazione-6', ...LARGE },
  { name: 'bar', from: 'bar', ...SMALL },
];
/** Qualities as for uploads, whose encoder says why; made once, so with more effort. */
const AVIF = (width) => ({ quality: width < 1200 ? 50 : 48, effort: 6, chromaSubsampling: '4:2:0' });
// One size of JPEG is enough for the few browsers that know neither of the others.
const FORMATS = [
  { ending: 'avif', encode: (image, width) => image.avif(AVIF(width)), sizes: ({ avif }) => avif },
  {
    ending: 'webp',
    encode: (image) => image.webp({ quality: 74, effort: 5 }),
    sizes: ({ widths }) => widths.filter((width) => width <= 1600),
  },
  {
    ending: 'jpg',
    encode: (image) => image.jpeg({ quality: 74, mozjpeg: true }),
    sizes: ({ widths }) => [widths[1]],
  },
];

const originals = process.argv[2];
if (!originals) throw new Error('Name the folder of the originals.');
const target = path.join(import.meta.dirname, 'ready');
fs.rmSync(target, { recursive: true, force: true });
fs.mkdirSync(target);

const manifest = {};
for (const picture of PICTURES) {
  const { name, from, crop } = picture;
  const original = sharp(path.join(originals, `${from}.jpg`));
  const { width: fullWidth, height: fullHeight } = await original.metadata();
  const cut = crop ? { top: 0, height: fullHeight, ...crop } : null;
  const source = await (cut ? original.extract(cut) : original).toBuffer();
  const { dominant } = await sharp(source).stats();
  const settings = JSON.stringify([picture.widths, picture.avif.map((width) => [width, AVIF(width)])]);
  const hash = createHash('sha256').update(source).update(settings).digest('hex').slice(0, 8);
  const made = {};
  for (const { ending, encode, sizes } of FORMATS) {
    made[ending] = sizes(picture);
    for (const width of made[ending]) {
      const file = path.join(target, `${name}-${width}-${hash}.${ending}`);
      await encode(sharp(source).resize({ width, withoutEnlargement: true }), width).toFile(file);
    }
  }
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const { width, height } = cut ?? { width: fullWidth, height: fullHeight };
  manifest[name] = { hash, width, height, placeholder: colour, ...made };
}

const share = await sharp(path.join(originals, 'hero-coast.jpg'))
  .resize(1200, 630)
  .jpeg({ quality: 76, mozjpeg: true })
  .toBuffer();
const shareHash = createHash('sha256').update(share).digest('hex').slice(0, 8);
fs.writeFileSync(path.join(target, `share-1200-${shareHash}.jpg`), share);
manifest.share = {
  hash: shareHash,
  width: 1200,
  height: 630,
  placeholder: manifest.hero.placeholder,
  avif: [],
  webp: [],
  jpg: [1200],
};

const manifestFile = path.join(import.meta.dirname, '../../../libs/contracts/src/site-pictures.json');
const style = await resolveConfig(manifestFile);
fs.writeFileSync(manifestFile, await format(JSON.stringify(manifest), { ...style, parser: 'json' }));
