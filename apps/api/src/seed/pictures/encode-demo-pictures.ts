import { AVIF_WIDTHS, IMAGE_WIDTHS, missingAvifWidths } from '@ospite/domain';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  AvifEncoder,
  avifNameOf,
  avifOptions,
  BACKGROUND,
  encodePicture,
  JPEG,
  WEBP,
} from '@ospite/server/media';
import { DEMO_BUNGALOWS } from '../demo-bungalows';
import { DEMO_EVENTS } from '../demo-events';
import { DEMO_PORTRAITS } from '../demo-property';
import { DEMO_ROOMS } from '../demo-rooms';
import {
  entryOf,
  typeOf,
  type Manifest,
  type ManifestEntry,
  type DemoPictureSource,
} from './encoded-pictures';

/** All pictures of the demo. */
export const DEMO_PICTURES: readonly DemoPictureSource[] = [
  ...[...DEMO_BUNGALOWS, ...DEMO_ROOMS].flatMap(({ pictures }) => pictures),
  ...DEMO_EVENTS.flatMap(({ picture }) => picture ?? []),
  ...DEMO_PORTRAITS,
];

/** The folders and the file of the seed that have to do with its pictures. @param seed `apps/api/src/seed` */
export const placesIn = (seed: string) => ({
  sources: path.join(seed, 'media'),
  encoded: path.join(seed, 'pictures/encoded'),
  manifest: path.join(seed, 'pictures/manifest.json'),
});

/** The hash of the settings that pictures are encoded with; sharp's own version is not one of them. */
export function settingsHash(): string {
  return hashOf(
    JSON.stringify([
      JPEG,
      WEBP,
      BACKGROUND,
      IMAGE_WIDTHS,
      AVIF_WIDTHS.map((width) => [width, avifOptions(width)]),
    ]),
  );
}

export function hashOf(...contents: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex');
}

/**
 * Encodes the demo's pictures as uploads are, into the repository, so that no first start has to. What was made of the same
 * source with the same settings stays as it is; what no picture needs any more goes.
 */
export async function encodeDemoPictures(seed: string, say: (line: string) => void): Promise<void> {
  const places = placesIn(seed);
  await mkdir(places.encoded, { recursive: true });
  const before = await readManifest(places.manifest);
  const pictures: ManifestEntry[] = [];
  for (const picture of DEMO_PICTURES) {
    if (entryOf({ ...before, pictures }, picture)) continue;
    const source = await readFile(path.join(places.sources, picture.file));
    const present = before.settings === settingsHash() ? entryOf(before, picture) : undefined;
    const isPresent =
      present?.source === hashOf(source) &&
      (await contentHash(places.encoded, present.files)) === present.content;
    if (!present || !isPresent) say(`${picture.file} ${picture.crop ? JSON.stringify(picture.crop) : ''}`);
    pictures.push(present && isPresent ? present : await encode(picture, source, places.encoded));
  }
  const needed = new Set(pictures.flatMap(({ files }) => files));
  for (const name of await readdir(places.encoded))
    if (!needed.has(name)) await rm(path.join(places.encoded, name));
  const manifest: Manifest = { settings: settingsHash(), pictures };
  await writeFile(places.manifest, JSON.stringify(manifest));
}

/** @returns undefined when a file is missing */
export async function contentHash(folder: string, files: readonly string[]): Promise<string | undefined> {
  try {
    return hashOf(...(await Promise.all(files.map((name) => readFile(path.join(folder, name))))));
  } catch {
    return undefined;
  }
}

async function encode(
  { file, crop }: DemoPictureSource,
  source: Buffer,
  folder: string,
): Promise<ManifestEntry> {
  const { width, height, placeholder, files } = await encodePicture(source, crop);
  for (const { name, content } of files) await writeFile(path.join(folder, name), content);
  const jpeg = files.findLast(({ name }) => typeOf(name) === 'image/jpeg')?.name ?? '';
  const copies = missingAvifWidths({ width, variants: [] }).map((size) => ({
    width: size,
    file: path.join(folder, avifNameOf(jpeg, size)),
  }));
  await new AvifEncoder().encode(path.join(folder, jpeg), copies);
  const names = [...copies.map((copy) => path.basename(copy.file)), ...files.map(({ name }) => name)];
  return {
    file,
    crop: crop ?? null,
    source: hashOf(source),
    content: (await contentHash(folder, names)) ?? '',
    width,
    height,
    placeholder,
    files: names,
  };
}

async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8'));
}
