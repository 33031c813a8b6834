// A program of its own: it decodes a photograph as the product must not, when it reads a line.
// Arguments: `all-at-once` or `keeps`, and the file.
import { once } from 'node:events';
import sharp from 'sharp';

const [habit, file] = process.argv.slice(2);
sharp.cache(false);
sharp.concurrency(1);
await sharp(file).resize(100).toBuffer();
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const kept = [];
if (habit === 'keeps') kept.push(await sharp(file).raw().toBuffer());
else await Promise.all(Array.from({ length: 15 }, () => sharp(file).resize(1_600).toBuffer()));
process.stdout.write('done\n');
setInterval(() => kept.length, 60_000);
