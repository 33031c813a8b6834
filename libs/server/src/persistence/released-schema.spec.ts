import { contractions, type ReleasedSchema } from './released-schema';

const released = (taken: ReleasedSchema['taken'] = {}): ReleasedSchema => ({
  version: '1.0.0',
  columns: {
    room: {
      id: 'integer not null default',
      name: 'character varying(50) not null',
      view: 'character varying(50)',
      size: 'integer not null default',
    },
  },
  taken,
});
const { room } = released().columns;

describe('what the released version reads and writes', () => {
  it.each([
    ['as it was', {}],
    ['a column that may be empty', { note: 'text' }],
    ['a column that fills itself', { note: 'text not null default' }],
    ['a longer text', { name: 'character varying(80) not null' }],
    ['a text of any length', { name: 'text not null' }],
    ['what was demanded and no longer is', { name: 'character varying(50)' }],
  ])('can be %s', (_name, change) => {
    expect(contractions(released(), { room: { ...room, ...change }, visit: { id: 'integer' } })).toEqual([]);
  });

  it.each([
    ['a dropped or renamed table', {}, 'room is gone or has another name'],
    ['a shorter text', { room: { ...room, name: 'character varying(20) not null' } }, 'room.name was'],
    ['another type', { room: { ...room, size: 'numeric not null default' } }, 'room.size was integer'],
    ['what may not be empty any more', { room: { ...room, view: 'character varying(50) not null' } }, 'null'],
    ['a lost default', { room: { ...room, size: 'integer not null' } }, 'room.size has no default'],
    [
      'a new column that must be filled',
      { room: { ...room, floor: 'integer not null' } },
      'room.floor is new',
    ],
    ['a dropped or renamed column', { room: { id: 'integer not null default' } }, 'room.name is gone'],
  ])('is taken by %s', (_name, now, sentence) => {
    expect(contractions(released(), now)[0]).toContain(sentence);
  });

  it('may be taken for a reason, which does not outlive what it is for', () => {
    const { view: _view, ...without } = { ...room };
    const taken = { 'room.view': 'nobody ever filled it' };
    expect(contractions(released(taken), { room: without })).toEqual([]);
    expect(contractions(released(taken), { room: { ...room } })).toEqual([
      'room.view is listed as taken, and is not',
    ]);
    expect(contractions(released({ 'room.view': ' ' }), { room: without })).toHaveLength(1);
  });
});
