import { IMAGE_WIDTHS, missingAvifWidths } from '@ospite/domain';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {
  contentHash,
  DEMO_PICTURES,
  encodeDemoPictures,
  hashOf,
  placesIn,
  settingsHash,
} from './encode-demo-pictures';
import { entryOf, readEncodedPicture, typeOf, widthOf } from './encoded-pictures';
import manifest from './manifest.json';

const SEED = path.resolve(import.meta.dirname, '..');
const REMEDY = 'Run npm run demo-pictures and commit the result.';
const { sources, encoded } = placesIn(SEED);

describe('the demo’s pictures in the repository', () => {
  it('are made of the present sources with the present settings, all of them', async () => {
    const settled = {
      remedy: REMEDY,
      settings: manifest.settings,
      sources: new Map<string, string | undefined>(),
    };
    const present = {
      remedy: REMEDY,
      settings: settingsHash(),
      sources: new Map<string, string | undefined>(),
    };
    for (const picture of DEMO_PICTURES) {
      const what = JSON.stringify(picture.crop ? [picture.file, picture.crop] : picture.file);
      settled.sources.set(what, entryOf(manifest, picture)?.source);
      present.sources.set(what, hashOf(await readFile(path.join(sources, picture.file))));
    }
    expect(settled).toEqual(present);
  });

  it('are the files that were made, and no others', async () => {
    const named = manifest.pictures.flatMap(({ files }) => files);
    expect((await readdir(encoded)).toSorted()).toEqual(named.toSorted());
    for (const { file, files, content } of manifest.pictures)
      expect([file, await contentHash(encoded, files)]).toEqual([file, content]);
  });

  it('have every size and format of an upload, under the names of an upload', async () => {
    for (const picture of DEMO_PICTURES) {
      const { width, height, files } = await readEncodedPicture(picture);
      const variants = files.map(({ name, type, width: size }) => ({ url: name, type, width: size }));
      expect(missingAvifWidths({ width, variants })).toEqual([]);
      const others = [...IMAGE_WIDTHS.filter((step) => step < width), width];
      for (const type of ['image/webp', 'image/jpeg'])
        expect(files.filter((file) => file.type === type).map((file) => file.width)).toEqual(others);
      const upload = await readFile(path.join(sources, picture.file));
      const name = hashOf(upload, JSON.stringify(picture.crop ?? null)).slice(0, 20);
      expect(new Set(files.map((file) => file.name.split('-')[0]))).toEqual(new Set([name]));
      expect(height).toBeGreaterThan(0);
    }
  });

  it('are what their names say, without a word about camera or place', async () => {
    for (const name of manifest.pictures.flatMap(({ files }) => files)) {
      const { width, format, exif, icc, xmp } = await sharp(path.join(encoded, name)).metadata();
      const type = `image/${format === 'heif' ? 'avif' : format}`;
      expect([name, width, type, exif, icc, xmp]).toEqual([
        name,
        widthOf(name),
        typeOf(name),
        undefined,
        undefined,
        undefined,
      ]);
    }
  });
});

describe('npm run demo-pictures', () => {
  let seed: string;

  beforeEach(async () => {
    seed = await mkdtemp(path.join(os.tmpdir(), 'ospite-demo-pictures-'));
    for (const folder of ['media', 'pictures'])
      await cp(path.join(SEED, folder), path.join(seed, folder), { recursive: true });
  });
  afterEach(() => rm(seed, { recursive: true, force: true }));

  it('makes what is damaged or missing as it was, leaves the rest alone, and removes what nothing needs', async () => {
    const places = placesIn(seed);
    // The smallest, which is made soonest.
    const [small] = manifest.pictures.toSorted((a, b) => a.width - b.width);
    const [avif = '', jpeg = ''] = [small?.files[0], small?.files.at(-1)];
    await writeFile(path.join(places.encoded, avif), 'damaged');
    await rm(path.join(places.encoded, jpeg));
    await writeFile(path.join(places.encoded, 'left-over-480.avif'), 'x');
    const made: string[] = [];
    await encodeDemoPictures(seed, (line) => made.push(line));
    expect(made).toEqual([`${small?.file} ${small?.crop ? JSON.stringify(small.crop) : ''}`]);
    expect((await readdir(places.encoded)).toSorted()).toEqual((await readdir(encoded)).toSorted());
    expect(await sharp(path.join(places.encoded, avif)).metadata()).toMatchObject({ width: widthOf(avif) });
  });
});
