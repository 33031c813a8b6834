/** Cameras and programs write some ten; a decoder goes through the whole picture for each. */
const MAX_JPEG_SCANS = 100;
const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8]);
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** Bytes of packed texts in a PNG. A decoder inflates them to a thousand times as much. */
const MAX_PNG_TEXT_BYTES = 256 * 1024;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum around the data of a chunk. */
const PNG_FRAME_BYTES = 12;

/**
 * Whether a file keeps its decoder busy for minutes, though its picture is small enough: a JPEG of thousands of scans, a
 * PNG of packed texts without end. Sources: ITU-T T.81, B.1.1.2 (inside a scan FF is followed by 0 or a restart); PNG
 * specification (third edition), sections 5.3, 11.3.3.3 and 11.3.3.4.
 */
export function isDecoderBomb(input: Buffer): boolean {
  if (startsWith(input, JPEG_SIGNATURE)) return scansOf(input) > MAX_JPEG_SCANS;
  return startsWith(input, PNG_SIGNATURE) && packedTextBytesOf(input) > MAX_PNG_TEXT_BYTES;
}

const startsWith = (input: Buffer, signature: Buffer) =>
  input.subarray(0, signature.length).equals(signature);

function scansOf(jpeg: Buffer): number {
  let scans = 0;
  for (let at = jpeg.indexOf(START_OF_SCAN); at >= 0; at = jpeg.indexOf(START_OF_SCAN, at + 2)) scans += 1;
  return scans;
}

function packedTextBytesOf(png: Buffer): number {
  let bytes = 0;
  for (let at = PNG_SIGNATURE.length; at + PNG_FRAME_BYTES <= png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'zTXt' || (type === 'iTXt' && isPacked(png.subarray(at + 8, at + 8 + length))))
      bytes += length;
    at += length + PNG_FRAME_BYTES;
  }
  return bytes;
}

/** An international text begins with its keyword, a zero, and whether it is packed. */
const isPacked = (text: Buffer) => text[text.indexOf(0) + 1] === 1;
