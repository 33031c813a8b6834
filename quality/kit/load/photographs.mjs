import sharp from 'sharp';

/** Just below the 50 megapixels that are taken. */
const WIDE = 8160;
const HIGH = 6120;

/**
 * Smooth light with a fine grain, which compresses like a photograph.
 * @param {number} seed
 * @param {number} width
 * @param {number} high
 * @param {number} grain The deviation, of 255.
 */
async function light(seed, width, high, grain) {
  const small = { width: 64, height: 48, channels: /** @type {const} */ (3) };
  const noise = Buffer.from(
    Array.from({ length: small.width * small.height * 3 }, (_, at) => (at * 7919 + seed * 104_729) % 251),
  );
  const smooth = await sharp(noise, { raw: small }).blur(4).png().toBuffer();
  const picture = sharp(smooth).resize(width, high, { fit: 'fill', kernel: 'cubic' });
  if (grain === 0) return picture;
  const size = Math.min(1024, width, high);
  const noised = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: grain };
  const tile = await sharp({
    create: { width: size, height: size, channels: 3, background: '#888', noise: noised },
  })
    .png()
    .toBuffer();
  return picture.composite([{ input: tile, tile: true, blend: 'soft-light' }]);
}

/** What a telephone takes: 12 megapixels. */
export const TELEPHONE = { wide: 4000, high: 3000 };

/**
 * A photograph of about 50 megapixels and at most 15 MiB, or of another size.
 * @param {'jpeg' | 'progressive-jpeg' | 'png' | 'interlaced-png'} kind
 * @param {number} seed Another one, another picture.
 */
export async function aPhotograph(kind, seed = 1, { wide, high } = { wide: WIDE, high: HIGH }) {
  sharp.cache(false);
  if (kind.endsWith('jpeg'))
    return (await light(seed, wide, high, 20)).jpeg({ quality: 82, progressive: kind !== 'jpeg' }).toBuffer();
  // Without grain, which would not fit into 15 MiB losslessly.
  return (await light(seed, wide, high, 0))
    .png({ compressionLevel: 6, progressive: kind !== 'png' })
    .toBuffer();
}
