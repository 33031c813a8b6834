// A program of its own, which Node runs as it is: it encodes one stored picture and ends. In a process apart the long
// computing that AVIF takes stands behind everything else on the machine, and can be cut off at any moment.
// Arguments: the JPEG, then for each size its width in pixels and the file to write.
import sharp from 'sharp';

/** As good to the eye as the JPEGs and WebPs, in three quarters of a WebP's bytes; more effort costs far more time than it saves. */
const AVIF = { quality: 50, effort: 2 };

// Nobody waits any longer once the server that started it is gone, also when it was killed.
process.stdin.on('close', () => process.exit(1)).resume();

sharp.concurrency(1);
sharp.cache(false);

const [source, ...sizes] = process.argv.slice(2);
for (let at = 0; at + 1 < sizes.length; at += 2) {
  await sharp(source)
    .resize({ width: Number(sizes[at]), withoutEnlargement: true })
    .avif(AVIF)
    .toFile(String(sizes[at + 1]));
}
process.exit(0);
