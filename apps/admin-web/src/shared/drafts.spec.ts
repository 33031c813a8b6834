import { forgetDrafts, readDraft, writeDraft } from './drafts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('keeps a draft until it is forgotten, and forgets nothing else', () => {
  localStorage.setItem('lang', 'it');
  writeDraft('reply.7', { subject: 's' });
  expect(readDraft('reply.7')).toEqual({ subject: 's' });
  expect(readDraft('reply.8')).toBeNull();
  writeDraft('reply.7', null);
  expect(readDraft('reply.7')).toBeNull();
  writeDraft('reply.7', { subject: 's' });
  forgetDrafts();
  expect([readDraft('reply.7'), localStorage.getItem('lang')]).toEqual([null, 'it']);
});

it('does without storage, and without what is not readable', () => {
  localStorage.setItem('ospite.draft.reply.7', '{');
  expect(readDraft('reply.7')).toBeNull();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full.');
  });
  expect(() => writeDraft('reply.7', { subject: 's' })).not.toThrow();
});
