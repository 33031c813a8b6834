import {
  compareContents,
  readHead,
  readManifest,
  refuseNewerSchema,
  refuseOccupiedTarget,
} from './restore-check';
import { BACKUP_FORMAT_VERSION, type Manifest } from '../persistence/manifest';

const MANIFEST: Manifest = {
  format: 'ospite-backup',
  formatVersion: BACKUP_FORMAT_VERSION,
  productVersion: '1.2.0',
  installation: null,
  createdAt: '2026-11-22T18:00:00.000Z',
  migrations: ['1-first', '2-second'],
  tables: [
    { name: 'event', columns: ['id'], rows: 0, sha256: 'of nothing' },
    { name: 'quote', columns: ['id'], rows: 2, sha256: 'q' },
  ],
  sequences: { quote_id_seq: 2 },
  pictures: [{ key: 'rooms/a-480.jpg', bytes: 7, sha256: 'p' }],
  missingPictures: [],
};
const tables = new Map([['quote', { rows: 2, sha256: 'q' }]]);
const pictures = new Map([['rooms/a-480.jpg', { bytes: 7, sha256: 'p' }]]);
const reasonOf = (work: () => unknown) => {
  try {
    work();
    return 'fine';
  } catch (error) {
    return error instanceof Error && 'reason' in error ? error.reason : error;
  }
};

describe('an archive', () => {
  it('says first what it is', () => {
    expect(readHead(JSON.stringify({ format: 'ospite-backup', formatVersion: 1 }))).toMatchObject({
      formatVersion: 1,
    });
    for (const text of ['', 'null', '{}', '{"format":"ospite-export","formatVersion":1}'])
      expect(reasonOf(() => readHead(text))).toBe('not_a_backup');
    const newer = { format: 'ospite-backup', formatVersion: BACKUP_FORMAT_VERSION + 1 };
    expect(reasonOf(() => readHead(JSON.stringify(newer)))).toBe('newer_format');
  });

  it('is damaged when its manifest lacks anything', () => {
    expect(readManifest(JSON.stringify(MANIFEST))).toEqual(MANIFEST);
    for (const name of ['migrations', 'tables', 'sequences', 'pictures', 'missingPictures', 'createdAt'])
      expect(reasonOf(() => readManifest(JSON.stringify({ ...MANIFEST, [name]: undefined })))).toBe(
        'damaged',
      );
    for (const wrong of [
      { tables: [null] },
      { tables: [{ name: 'room', columns: [7] }] },
      { pictures: [null] },
      { migrations: [1] },
      { sequences: null },
      { sequences: { room_id_seq: 1e30 } },
      { createdAt: '\u001b[2JRestored' },
      { productVersion: '1.2.0\nRestored' },
      { installation: { id: 'x' } },
      { erasures: 5 },
    ])
      expect(reasonOf(() => readManifest(JSON.stringify({ ...MANIFEST, ...wrong })))).toBe('damaged');
    expect(reasonOf(() => readManifest('{'))).toBe('damaged');
  });

  it('is restored by a program that knows all its migrations, and by no older one', () => {
    expect(reasonOf(() => refuseNewerSchema(MANIFEST, ['1-first', '2-second', '3-third']))).toBe('fine');
    expect(reasonOf(() => refuseNewerSchema(MANIFEST, ['1-first']))).toBe('newer_schema');
  });

  it('holds what its manifest says; a picture that was deleted meanwhile may be there, too', () => {
    const extra = new Map([...pictures, ['rooms/deleted-480.jpg', { bytes: 1, sha256: 'x' }]]);
    expect(reasonOf(() => compareContents(MANIFEST, { tables, pictures: extra }))).toBe('fine');
  });

  it.each([
    ['a row is missing', { tables: new Map([['quote', { rows: 1, sha256: 'q' }]]), pictures }],
    ['a table is missing', { tables: new Map(), pictures }],
    ['a row is another one', { tables: new Map([['quote', { rows: 2, sha256: 'x' }]]), pictures }],
    ['there is a table more', { tables: new Map([...tables, ['x', { rows: 1, sha256: 'x' }]]), pictures }],
    ['a picture is missing', { tables, pictures: new Map() }],
    ['a picture is shorter', { tables, pictures: new Map([['rooms/a-480.jpg', { bytes: 6, sha256: 'p' }]]) }],
    [
      'a picture is another one',
      { tables, pictures: new Map([['rooms/a-480.jpg', { bytes: 7, sha256: 'x' }]]) },
    ],
  ])('is damaged when %s', (_, found) => {
    expect(reasonOf(() => compareContents(MANIFEST, found))).toBe('damaged');
  });
});

it('is restored only where nothing is lost', () => {
  const empty = { occupiedTables: [], files: 0, programs: 0 };
  expect(reasonOf(() => refuseOccupiedTarget(empty))).toBe('fine');
  expect(reasonOf(() => refuseOccupiedTarget({ ...empty, occupiedTables: ['quote'] }))).toBe(
    'place_not_empty',
  );
  expect(reasonOf(() => refuseOccupiedTarget({ ...empty, files: 1 }))).toBe('place_not_empty');
  expect(reasonOf(() => refuseOccupiedTarget({ ...empty, programs: 1 }))).toBe('place_in_use');
});
