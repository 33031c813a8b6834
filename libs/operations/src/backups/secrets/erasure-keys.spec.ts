import { ErasureKeyMissingError } from '@ospite/domain';
import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FolderStorage } from '@ospite/server/media';
import type { ServerSecrets } from '@ospite/server/persistence';
import { ErasureKeys } from './erasure-keys';
import { KeyedAddressHasher } from './keyed-address-hasher';

const GRETA = 'greta.mueller@example.org';
const EVERYBODY = ['anna@example.org', GRETA];
const PASSPHRASES = ['maestrale sulla baia', 'scirocco sulla baia'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** An installation with a key of its own, whose erasures are in the folder. */
const anInstallation = (secret: string, passphrase?: string) =>
  new KeyedAddressHasher(
    new ErasureKeys(
      new FolderStorage(folder),
      { obtain: async () => secret } as unknown as ServerSecrets,
      passphrase,
    ),
  );
/** One that was just restored elsewhere, and knows nothing of the former one's key. */
const aRestored = (passphrase?: string) => anInstallation('another key', passphrase);
const keyFiles = () => readdir(path.join(folder, 'erasures', 'keys'));

it('hashes an address, in capitals or not, to what tells nothing of it', async () => {
  const hasher = anInstallation('a key');
  const hash = await hasher.hash(GRETA);
  expect(hash).toMatch(/^[0-9a-f]{16}\.[0-9a-f]{64}$/);
  expect(await hasher.hash(GRETA.toUpperCase())).toBe(hash);
  expect(await hasher.hash('ΝΙΚΟΣ@example.org')).toBe(await hasher.hash('νικοσ@example.org'));
  expect(await hasher.hash('jo\u0308rg@müller.example')).toBe(
    await hasher.hash('JÖRG@xn--mller-kva.example'),
  );
  for (const letter of ['ΐ', 'ΰ', 'ǰ', 'ẖ', 'ẗ', 'ẘ', 'ẙ', 'ὒ', 'ᾶ', 'ῒ']) {
    const written = [letter, letter.toUpperCase()].flatMap((one) => [one, one.normalize('NFD')]);
    const hashes = written.map((one) => hasher.hash(`${one}a@example.org`));
    expect([letter, new Set(await Promise.all(hashes)).size]).toEqual([letter, 1]);
  }
  expect(await hasher.hash('anna@example.org')).not.toBe(hash);
  expect(await anInstallation('another key').hash(GRETA)).not.toBe(hash);
});

it('is recognised by a site that was restored elsewhere', async () => {
  const hash = await anInstallation('a key').hash(GRETA);
  expect(await aRestored().find(EVERYBODY, [hash])).toEqual([GRETA]);
});

it('under a passphrase needs it, the former one or the present one; no file has either, nor the key', async () => {
  const hashes = [await anInstallation('a very secret key').hash(GRETA)];
  for (const passphrase of PASSPHRASES)
    hashes.push(await anInstallation('a very secret key', passphrase).hash('anna@example.org'));
  // The open copy of the key is gone with the first erasure under a passphrase.
  const files = await keyFiles();
  expect(files.map((name) => path.extname(name))).toEqual(['.age', '.age']);
  const contents = files.map((name) => readFile(path.join(folder, 'erasures', 'keys', name), 'latin1'));
  expect((await Promise.all(contents)).join() + files.join()).not.toMatch(/secret|sulla baia/);
  for (const passphrase of PASSPHRASES)
    expect(await aRestored(passphrase).find(EVERYBODY, hashes)).toEqual(EVERYBODY);
  for (const passphrase of [undefined, 'libeccio sulla baia'])
    await expect(aRestored(passphrase).find(EVERYBODY, hashes)).rejects.toThrow(ErasureKeyMissingError);
});

it.each([
  ['weiss@example.org', 'weiß@example.org'],
  ['kadin@example.org', 'kadın@example.org'],
  ['fiora@example.org', 'ﬁora@example.org'],
  ['rosa@example.org', 'roſa@example.org'],
  ['kemal@istanbul.com', 'kemal@İstanbul.com'],
  ['maria@xn--nxasmq6b.gr', 'maria@βόλος.gr'],
])('erases %s again, and not %s, which only reads like it', async (one, other) => {
  const hasher = anInstallation('a key');
  expect(await hasher.find([one, other], [await hasher.hash(one)])).toEqual([one]);
  expect(await hasher.find([one, other], [await hasher.hash(other)])).toEqual([other]);
});

it('is recognised also when other sites have noted erasures there since', async () => {
  const hashes = [await anInstallation('a key').hash(GRETA), await aRestored().hash('anna@example.org')];
  expect(await aRestored().find(EVERYBODY, hashes)).toEqual(EVERYBODY);
});

it('is not taken for nobody’s when its key is damaged', async () => {
  const hash = await anInstallation('a key').hash(GRETA);
  for (const name of await keyFiles()) await writeFile(path.join(folder, 'erasures', 'keys', name), 'a kei');
  await expect(aRestored().find(EVERYBODY, [hash])).rejects.toThrow('The key of 1 erasures cannot be opened');
});

it('knows who was erased when addresses were hashed as they had been typed', async () => {
  const keys = new ErasureKeys(
    new FolderStorage(folder),
    { obtain: async () => 'a key' } as unknown as ServerSecrets,
    undefined,
  );
  const { id, secret } = await keys.present();
  const typed = ['jörg@müller.example', 'jörg@müller.example'.normalize('NFD'), 'jörg@xn--mller-kva.example'];
  // In capitals, whose small ones were not composed to one letter.
  const inCapitals = ['ΐa@example.org', 'ϊ\u0301a@example.org'];
  for (const [hashed, isStored] of [
    [typed, typed],
    [inCapitals, [...inCapitals, 'ΐa@example.org'.toUpperCase()]],
  ] as const)
    for (const email of hashed) {
      const hash = `${id}.${createHmac('sha256', secret).update(`address ${email}`).digest('hex')}`;
      for (const stored of isStored)
        expect(await new KeyedAddressHasher(keys).find([stored, GRETA], [hash])).toEqual([stored]);
    }
});
