// A program of its own, which Node runs as it is: it decodes uploads and encodes them for the site. Beside the server it
// costs guests less: it has a lower priority, its memory goes with it, and the server's garbage collector sees none of its
// buffers. A file that breaks a decoder breaks this process alone.
// Argument: the settings as JSON. Each message announces a picture (`UploadRequest`), whose bytes follow on stdin.
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { UploadReply, UploadRequest, UploadSettings, UploadVariant } from './upload-encoder';

const settings: UploadSettings = JSON.parse(String(process.argv[2]));

// Only the formats that are accepted: every other decoder (SVG, PDF, GIF, TIFF…) stays out of an attacker's reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: [...settings.decoders] });
// No picture is decoded twice: a cache would only use memory.
sharp.cache(false);
// The server sends two pictures at a time; each on one thread leaves a small machine time to answer.
sharp.concurrency(1);

// The server has ended, was killed, or needs no encoder for a while.
process.on('disconnect', () => process.exit(0));

let received: Promise<unknown> = Promise.resolve();
process.on('message', (request: UploadRequest) => {
  const input = received.then(() => read(request.bytes));
  received = input;
  void input
    .then((content) => encode(content, request))
    .then((reply) => {
      process.send?.(reply);
      // V8 counts on its own small heap, not on the megabytes of pixels behind it.
      globalThis.gc?.();
    });
});

/** The next bytes of stdin, in one piece of memory. */
async function read(bytes: number): Promise<Buffer> {
  const content = Buffer.allocUnsafeSlow(bytes);
  for (let at = 0; at < bytes;) {
    const part: Buffer | null = process.stdin.read(Math.min(bytes - at, process.stdin.readableLength || 1));
    if (part) at += part.copy(content, at);
    else await new Promise((resolve) => process.stdin.once('readable', resolve));
  }
  return content;
}

async function encode(input: Buffer, { id, crop }: UploadRequest): Promise<UploadReply> {
  try {
    const upright = sharp(input, { limitInputPixels: settings.maxPixels, failOn: 'warning' }).autoOrient();
    const largest = await rawOf(
      (crop ? upright.extract(crop) : upright)
        .resize({ width: Math.max(...settings.widths), withoutEnlargement: true })
        .flatten({ background: settings.background })
        .toColourspace('srgb'),
    ).catch((error: unknown) => ({ unreadable: String(error) }));
    return 'unreadable' in largest ? { id, ...largest } : { id, picture: await variantsOf(largest) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

/** Decoded pixels, of a byte for each channel. */
interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: OutputInfo['channels'];
}

async function rawOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

const pictureOf = ({ data, ...raw }: Pixels): Sharp => sharp(data, { raw });

async function variantsOf(largest: Pixels) {
  const variants: UploadVariant[] = [];
  const smaller = settings.widths.filter((width) => width < largest.width);
  let placeholder = '';
  for (const width of [...smaller, largest.width]) {
    const sized = width < largest.width ? await rawOf(pictureOf(largest).resize({ width })) : largest;
    // Of the smallest, which shows the same colours and is counted in a tenth of the time.
    placeholder ||= hexOf((await pictureOf(sized).stats()).dominant);
    const webp = await pictureOf(sized).webp(settings.webp).toBuffer();
    const jpeg = await pictureOf(sized).jpeg(settings.jpeg).toBuffer();
    variants.push({ width, webp, jpeg });
  }
  return { width: largest.width, height: largest.height, placeholder, variants };
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
