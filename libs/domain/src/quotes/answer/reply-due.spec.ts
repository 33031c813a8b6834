// Shows: specification §9 Constants and limits
import { replyDue } from './reply-due';

const CAME = new Date('2026-05-01T16:40:00Z');

it('gives a day for an answer, and says by how much that day is past', () => {
  const at = new Date('2026-05-02T16:40:00Z');
  expect(replyDue(CAME, CAME)).toEqual({ at, lateMs: 0 });
  expect(replyDue(CAME, at)).toEqual({ at, lateMs: 0 });
  expect(replyDue(CAME, new Date('2026-05-02T19:40:00Z'))).toEqual({ at, lateMs: 3 * 3_600_000 });
});
