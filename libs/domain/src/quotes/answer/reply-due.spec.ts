import { replyDue } from './reply-due';

const HOUR_MS = 3_600_000;
const CAME = new Date('2026-05-01T16:40:00Z');

it('gives a day for an answer, and says what is left of it, or by how much it is past', () => {
  const dayLater = new Date('2026-05-02T16:40:00Z');
  expect(replyDue(CAME, CAME)).toEqual({ leftMs: 24 * HOUR_MS, lateMs: 0 });
  expect(replyDue(CAME, dayLater)).toEqual({ leftMs: 0, lateMs: 0 });
  expect(replyDue(CAME, new Date('2026-05-02T19:40:00Z'))).toEqual({ leftMs: 0, lateMs: 3 * HOUR_MS });
});
