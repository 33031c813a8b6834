import type { Problem } from '@ospite/contracts';
import {
  changedElsewhere,
  changeOf,
  isStored,
  nextState,
  openForm,
  valuesOf,
  type FormEvent,
} from './form-state';

interface Values {
  readonly name: string;
  readonly note: string;
}

const SAVED: Values = { name: 'Mirto', note: '' };
const CLASH: Problem = { status: 409, code: 'room.changed', detail: null, fields: [], facts: {} };
const REFUSAL: Problem = { ...CLASH, status: 422, code: 'room.invalid' };

const after = (...events: readonly FormEvent<Values>[]) => events.reduce(nextState, openForm(SAVED, null));
const typed = (change: Partial<Values>): FormEvent<Values> => ({ type: 'typed', change });
const read = (stored: Partial<Values>): FormEvent<Values> => ({
  type: 'read',
  stored: { ...SAVED, ...stored },
});
const failed = (problem: Problem): FormEvent<Values> => ({ type: 'failed', problem, isAtField: false });
const [SENT, ANSWERED, SETTLED] = [{ type: 'sent' }, { type: 'saved' }, { type: 'settled' }] as const;

it('is open, is being saved, is saved', () => {
  expect(after().phase.name).toBe('open');
  expect(after(typed({ name: 'M' }), SENT).phase.name).toBe('saving');
  const done = after(typed({ name: 'M' }), SENT, ANSWERED);
  expect([done.phase.name, done.isTried, changeOf(done)]).toEqual(['saved', false, {}]);
  expect(after(typed({ name: 'M' }), SENT, ANSWERED, typed({ note: 'n' })).phase.name).toBe('open');
});

it('has what was typed over what the server has, which it follows elsewhere', () => {
  const form = after(typed({ name: 'M' }), read({ note: 'di un altro' }));
  expect(valuesOf(form)).toEqual({ name: 'M', note: 'di un altro' });
  expect([changeOf(form), changedElsewhere(form)]).toEqual([{ name: 'M' }, []]);
  expect(changedElsewhere(after(typed({ name: 'M' }), read({ name: 'Ginepro' })))).toEqual(['name']);
  expect(changeOf(after(typed({ name: 'M' }), typed({ name: 'Mirto' })))).toEqual({});
});

it('shows what was sent until the server’s own version is read, which is nobody else’s change', () => {
  const sent = after(typed({ name: ' M ' }), SENT, ANSWERED);
  expect(valuesOf(sent).name).toBe(' M ');
  expect(valuesOf(nextState(sent, read({ name: 'M' }))).name).toBe('M');
  const onwards = [typed({ name: ' M x' }), read({ name: 'M' })].reduce(nextState, sent);
  expect(changedElsewhere(onwards)).toEqual([]);
  expect(changedElsewhere(nextState(onwards, read({ name: 'Ginepro' })))).toEqual(['name']);
});

it('follows the server where that was read before the answer to the save came', () => {
  const form = after(typed({ name: ' M ' }), SENT, read({ name: 'M' }), ANSWERED);
  expect(valuesOf(form).name).toBe('M');
});

it('keeps what was typed while a save was on its way', () => {
  const form = after(typed({ name: 'M' }), SENT, typed({ note: 'n' }), ANSWERED);
  expect([form.phase.name, changeOf(form)]).toEqual(['saved', { note: 'n' }]);
});

it.each([
  ['a clash', CLASH],
  ['an answer that was lost', { ...CLASH, status: 0, code: 'network' }],
])('is unsure after %s until what the server has is read', (_, problem) => {
  const unsure = after(typed({ name: 'M ' }), SENT, failed(problem));
  expect(unsure.phase.name).toBe('unsure');
  expect(nextState(unsure, SETTLED).phase.name).toBe('failed');
  const arrived = nextState(unsure, read({ name: 'M' }));
  expect([arrived.phase.name, isStored(arrived)]).toEqual(['unsure', true]);
  expect(nextState(arrived, SETTLED)).toMatchObject({ phase: { name: 'saved' }, typed: null });
  // What is typed meanwhile is not saved, and stays.
  const onwards = nextState(nextState(arrived, typed({ note: 'n' })), SETTLED);
  expect([onwards.phase.name, changeOf(onwards)]).toEqual(['failed', { name: 'M ', note: 'n' }]);
});

it('is saved as soon as the server has what was typed, also long after the answer was lost', () => {
  const form = after(typed({ name: 'M' }), SENT, failed(CLASH), SETTLED, read({ name: 'M' }));
  expect([form.phase.name, changeOf(form)]).toEqual(['saved', {}]);
});

it('is sure of what was refused, until something is typed or dropped', () => {
  const refused = after(typed({ name: '' }), SENT, failed(REFUSAL));
  expect(refused).toMatchObject({ phase: { name: 'failed' }, isTried: true });
  expect(nextState(refused, typed({ name: 'M' })).phase.name).toBe('open');
  expect(nextState(refused, { type: 'discarded' })).toMatchObject({ typed: null, isTried: false });
});

it('takes what another call of the screen has stored for no change of somebody else', () => {
  const form = after(
    typed({ name: 'M' }),
    { type: 'adopted', stored: () => ({ name: 'Mirto bello' }) },
    read({ name: 'Mirto bello' }),
    typed({ name: 'Mirto bello!' }),
  );
  expect(changedElsewhere(form)).toEqual([]);
});

it('goes on with a draft, and says what has changed since', () => {
  const draft = { change: { name: 'M', note: '' }, over: SAVED };
  const form = openForm(SAVED, draft);
  expect([valuesOf(form).name, form.isRestored, changedElsewhere(form)]).toEqual(['M', true, []]);
  expect(changedElsewhere(openForm({ ...SAVED, name: 'Ginepro' }, draft))).toEqual(['name']);
  // What is stored by now is no draft any more.
  expect(openForm({ ...SAVED, name: 'M' }, draft)).toMatchObject({ typed: null, isRestored: false });
});
