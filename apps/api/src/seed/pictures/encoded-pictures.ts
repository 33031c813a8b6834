import type { EncodedPicture, ImageVariant } from '@ospite/domain';
import { readFile } from 'node:fs/promises';
import type { Crop } from '@ospite/server/media';
import manifest from './manifest.json';

/** Where a picture of the demo comes from: a file of `../media/`, whole or a part of it. */
export interface DemoPictureSource {
  readonly file: string;
  readonly crop?: Crop;
}

/** A picture of the demo in all sizes and formats, as the repository has it. `npm run demo-pictures` makes it. */
export interface ManifestEntry {
  readonly file: string;
  readonly crop: Crop | null;
  /** SHA-256 of the file that it was made of. */
  readonly source: string;
  /** SHA-256 of what was made, file after file. */
  readonly content: string;
  /** Pixels of the largest size. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly placeholder: string;
  /** `<name>-<width>.<format>`, in the order of a picture's variants. */
  readonly files: readonly string[];
}

/** What `manifest.json` says. */
export interface Manifest {
  /** SHA-256 of the settings that the pictures were encoded with. */
  readonly settings: string;
  readonly pictures: readonly ManifestEntry[];
}

const TYPES: Readonly<Record<string, ImageVariant['type']>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Reads a picture of the demo, already encoded. */
export async function readEncodedPicture(picture: DemoPictureSource): Promise<EncodedPicture> {
  const entry = entryOf(manifest, picture);
  if (!entry) throw new Error(`${picture.file} is not encoded yet: run npm run demo-pictures.`);
  const { width, height, placeholder } = entry;
  const files = entry.files.map(async (name) => ({
    name,
    width: widthOf(name),
    type: typeOf(name),
    content: await readFile(addressOf(name)),
  }));
  return { width, height, placeholder, files: await Promise.all(files) };
}

/** webpack makes a text of the inner one, an address beside the bundle. */
function addressOf(name: string): URL {
  return new URL(new URL(`./encoded/${name}`, import.meta.url));
}

export function entryOf(
  { pictures }: Manifest,
  { file, crop }: DemoPictureSource,
): ManifestEntry | undefined {
  const wanted = JSON.stringify(crop ?? null);
  return pictures.find((entry) => entry.file === file && JSON.stringify(entry.crop) === wanted);
}

/** Pixels of a file, by its name. */
export function widthOf(name: string): number {
  return Number(/-(\d+)\.\w+$/.exec(name)?.[1]);
}

export function typeOf(name: string): ImageVariant['type'] {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)];
  if (!type) throw new Error(`${name} has none of the formats of a picture.`);
  return type;
}
