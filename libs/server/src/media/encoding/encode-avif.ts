// A program of its own, which Node runs as it is: it encodes one stored picture and ends. In its own process the long
// computation has the lowest priority of the machine, and can be ended at any moment.
// Arguments: the JPEG, then for each size its width in pixels, the options of AVIF as JSON, and the file to write.
import sharp from 'sharp';

// The server that started it has ended or was killed.
process.stdin.on('close', () => process.exit(1)).resume();

sharp.concurrency(1);
sharp.cache(false);

const [source, ...sizes] = process.argv.slice(2);
for (let at = 0; at + 2 < sizes.length; at += 3) {
  await sharp(source)
    .resize({ width: Number(sizes[at]), withoutEnlargement: true })
    .avif(JSON.parse(String(sizes[at + 1])))
    .toFile(String(sizes[at + 2]));
}
process.exit(0);
