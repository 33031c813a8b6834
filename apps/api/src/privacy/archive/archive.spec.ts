import { gunzipSync } from 'node:zlib';
import { jsonEntry, tarGz, textEntry, type ArchiveEntry } from './archive';
import { filesOf } from './archive.fixture';

const AT = new Date('2026-05-01T08:30:00Z');

async function collect(entries: AsyncIterable<ArchiveEntry>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of tarGz(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

it('holds every file whole, with its name', async () => {
  const large = Buffer.alloc(3_000_000, 'ginepro');
  const packed = await collect(
    (async function* () {
      yield jsonEntry('a/manifest.json', { total: 2 }, AT);
      yield textEntry(`b/${'lungo-'.repeat(30)}.txt`, 'così', AT);
      yield textEntry('c/empty.txt', '', AT);
      yield {
        name: 'd/large.bin',
        size: large.length,
        modifiedAt: AT,
        content: [large.subarray(0, 70_000), large.subarray(70_000)],
      };
    })(),
  );
  const files = await filesOf(packed);
  expect([...files.keys()]).toEqual([
    'a/manifest.json',
    `b/${'lungo-'.repeat(30)}.txt`,
    'c/empty.txt',
    'd/large.bin',
  ]);
  expect(JSON.parse(files.get('a/manifest.json')?.toString() ?? '')).toEqual({ total: 2 });
  expect(files.get('d/large.bin')?.equals(large)).toBe(true);
});

it('is a whole archive also when there is nothing in it', async () => {
  const nothing: ArchiveEntry[] = [];
  const packed = await collect(
    (async function* () {
      yield* nothing;
    })(),
  );
  expect(gunzipSync(packed)).toHaveLength(1024);
});

it('fails when a file cannot be read, and is never taken for whole', async () => {
  const broken = (async function* () {
    yield textEntry('a.txt', 'a', AT);
    throw new Error('the disk is gone');
  })();
  await expect(collect(broken)).rejects.toThrow('the disk is gone');
});

it('fails when a file has another size than was said', async () => {
  const shorter = (async function* () {
    yield { name: 'a.bin', size: 10, modifiedAt: AT, content: [Buffer.from('abc')] };
  })();
  await expect(collect(shorter)).rejects.toThrow(/size/i);
});

it('reads no further, and lets go of what it reads from, when nobody takes it any longer', async () => {
  let read = 0;
  let released = false;
  const endless = (async function* () {
    try {
      for (;;) {
        read += 1;
        // Noise does not shrink: what is packed is not taken by one read.
        yield { name: `${read}.bin`, size: 65_536, modifiedAt: AT, content: [noise()] };
      }
    } finally {
      released = true;
    }
  })();
  for await (const piece of tarGz(endless)) if (piece.length > 0) break;
  for (let turn = 0; turn < 100 && !released; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect(released).toBe(true);
  expect(read).toBeLessThan(50);
});

function noise(): Buffer {
  return Buffer.from(Array.from({ length: 65_536 }, (_, index) => (index * 2654435761) >>> 13));
}
