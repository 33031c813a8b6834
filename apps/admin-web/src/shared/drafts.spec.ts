import { draftsKept, forgetDrafts, hasDraft, keepDraftsFor, readDraft, writeDraft } from './drafts';

beforeEach(() => keepDraftsFor(1));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('keeps a draft until it is forgotten, and forgets nothing else', () => {
  localStorage.setItem('lang', 'it');
  writeDraft('reply.7', { subject: 's' });
  expect(readDraft('reply.7')).toEqual({ subject: 's' });
  expect([hasDraft('reply.7'), hasDraft('reply.8')]).toEqual([true, false]);
  writeDraft('reply.7', null);
  expect(readDraft('reply.7')).toBeNull();
  writeDraft('reply.7', { subject: 's' });
  forgetDrafts();
  expect([readDraft('reply.7'), localStorage.getItem('lang')]).toEqual([null, 'it']);
});

it('keeps a draft for the account that has written it, on a device that several people use', () => {
  writeDraft('reply.7', { subject: 's' });
  keepDraftsFor(2);
  expect(readDraft('reply.7')).toBeNull();
  writeDraft('reply.7', { subject: 'another' });
  keepDraftsFor(1);
  expect(readDraft('reply.7')).toEqual({ subject: 's' });
  // Whoever signs out leaves nothing behind, whoever wrote it.
  forgetDrafts();
  expect(localStorage).toHaveLength(0);
});

it('says what one’s own drafts are called and where they are, the present screen’s first, and of others how many', () => {
  const about = (title: string, path: string) => ({ title, path });
  writeDraft('room 3', { typed: '' }, about('Camera Due', '/admin/camere'));
  writeDraft('reply.7', { typed: '' }, about('Risposta per Anna', '/admin/preventivi/7'));
  writeDraft('old', { typed: 'as an earlier version stored it' });
  keepDraftsFor(2);
  writeDraft('reply.8', { typed: '' }, about('Risposta per Piero', '/admin/preventivi/8'));
  keepDraftsFor(1);
  expect(draftsKept('/admin/preventivi/7')).toEqual({
    named: [about('Risposta per Anna', '/admin/preventivi/7'), about('Camera Due', '/admin/camere')],
    others: 2,
  });
});

it('does without storage, and without what is not readable', () => {
  localStorage.setItem('ospite.draft.1.reply.7', '{');
  expect(readDraft('reply.7')).toBeNull();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full.');
  });
  expect(() => writeDraft('reply.7', { subject: 's' })).not.toThrow();
});
