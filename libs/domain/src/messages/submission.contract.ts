import type { Message, MessageKind, NewMessage } from './message';
import {
  SAME_SUBMISSION_WINDOW_MS,
  type ErrorCode,
  type Submission,
  type SubmissionIdentity,
} from '../shared';

const NOW = new Date('2026-05-01T08:30:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

/** A store that accepts submissions, empty, with its outbox. */
export interface TestSubmissions<New, Stored> {
  readonly store: {
    submit<Result>(
      identity: SubmissionIdentity,
      at: Date,
      work: (submission: Submission<New, Stored, NewMessage>) => Promise<Result>,
    ): Promise<Result>;
    findSubmitted(identity: SubmissionIdentity): Promise<Stored | undefined>;
  };
  /** Oldest first. */
  messages(): Promise<readonly StoredMessage[]>;
  count(): Promise<number>;
}

export type StoredMessage = Pick<
  Message,
  'kind' | 'subject' | 'quoteId' | 'reviewId' | 'status' | 'nextAttemptAt' | 'messageId'
>;

/** What one kind of submission is made of. */
interface SubmissionExample<New, Stored> {
  readonly item: New;
  /** `item` as it is stored. */
  stored(id: number, at: Date): Stored;
  /** Column of the message that names what it is about. */
  readonly about: 'quoteId' | 'reviewId';
  readonly kind: MessageKind;
  readonly keyReused: ErrorCode;
}

const keyed = (key: string, content = 'the same'): SubmissionIdentity => ({ kind: 'key', key, content });
const unkeyed = (at = NOW): SubmissionIdentity => ({
  kind: 'content',
  content: 'the same',
  since: new Date(at.getTime() - SAME_SUBMISSION_WINDOW_MS),
});

/** What every store does that accepts submissions. */
export function describeSubmissions<New, Stored extends { readonly id: number }>(
  open: () => Promise<TestSubmissions<New, Stored>> | TestSubmissions<New, Stored>,
  { item, stored, about, kind, keyReused }: SubmissionExample<New, Stored>,
): void {
  describe('a submission', () => {
    let test: TestSubmissions<New, Stored>;
    beforeEach(async () => {
      test = await open();
    });

    const aMessage = (subject = 's'): NewMessage => ({
      kind,
      to: 'owner@example.org',
      replyTo: null,
      subject,
      text: 't',
      html: 'h',
    });
    /** Accepts a submission as use cases do. @returns what is stored, and whether it was there before */
    const accept = (identity = keyed('a'), at = NOW, steps = { admit: () => {}, write: aMessage }) =>
      test.store.submit(identity, at, async (submission) => {
        if (submission.existing) return { item: submission.existing, repeated: true };
        steps.admit();
        const added = await submission.add(item);
        await submission.enqueue(added, [steps.write()]);
        return { item: added, repeated: false };
      });

    it('is stored with every field and with its messages, due at once', async () => {
      const { item: added, repeated } = await accept();
      expect(repeated).toBe(false);
      expect(added).toEqual(stored(added.id, NOW));
      expect(await test.store.findSubmitted(keyed('a'))).toEqual(added);
      const due = { kind, [about]: added.id, status: 'pending', nextAttemptAt: NOW };
      expect(await test.messages()).toMatchObject([due]);
    });

    it.each([
      ['with one key', keyed('once')],
      ['with the same fields and no key', unkeyed()],
    ])('is accepted once, with one set of messages, when 50 %s arrive at once', async (_name, identity) => {
      let admitted = 0;
      const steps = { admit: () => void (admitted += 1), write: aMessage };
      const accepted = await Promise.all(Array.from({ length: 50 }, () => accept(identity, NOW, steps)));
      expect(admitted).toBe(1);
      expect(accepted.filter(({ repeated }) => !repeated)).toHaveLength(1);
      expect(new Set(accepted.map((entry) => entry.item.id)).size).toBe(1);
      expect([await test.count(), (await test.messages()).length]).toEqual([1, 1]);
    });

    it('is a new one without a key after ten minutes, and not before', async () => {
      const accepted = [];
      for (const at of [NOW, later(SAME_SUBMISSION_WINDOW_MS), later(SAME_SUBMISSION_WINDOW_MS + 1)])
        accepted.push((await accept(unkeyed(at), at)).repeated);
      expect(accepted).toEqual([false, true, false]);
    });

    it('is another one under another key', async () => {
      await accept(keyed('a'));
      expect((await accept(keyed('b'))).repeated).toBe(false);
      expect(await test.count()).toBe(2);
    });

    it('is refused when its key came with other fields before', async () => {
      await accept(keyed('a'));
      const other = keyed('a', 'something else');
      await expect(accept(other)).rejects.toMatchObject({ code: keyReused });
      await expect(test.store.findSubmitted(other)).rejects.toMatchObject({ code: keyReused });
      expect(await test.count()).toBe(1);
    });

    it('stores nothing, and has undone what it did elsewhere, when its work fails', async () => {
      const undone: string[] = [];
      const failing = (fail: (submission: Submission<New, Stored, NewMessage>) => Promise<void>) =>
        test.store.submit(keyed('a'), NOW, async (submission) => {
          submission.onFailure(async () => void undone.push('counted'));
          await fail(submission);
          throw new Error('enough');
        });
      await expect(failing(async () => undefined)).rejects.toThrow('enough');
      const addAndFail = failing(async (submission) =>
        submission.enqueue(await submission.add(item), [aMessage()]),
      );
      await expect(addAndFail).rejects.toThrow('enough');
      expect(undone).toEqual(['counted', 'counted']);
      expect([await test.count(), await test.messages()]).toEqual([0, []]);
      expect((await accept(keyed('a'))).repeated).toBe(false);
    });

    it('tells why its work failed, and undoes the rest, when something cannot be undone', async () => {
      const undone: string[] = [];
      const failing = test.store.submit(keyed('a'), NOW, async (submission) => {
        submission.onFailure(async () => Promise.reject(new Error('cannot undo')));
        submission.onFailure(async () => void undone.push('counted'));
        throw new Error('enough');
      });
      await expect(failing).rejects.toThrow('enough');
      expect(undone).toEqual(['counted']);
    });

    it('undoes nothing when it is accepted', async () => {
      const undo = async () => {
        throw new Error('undone');
      };
      await test.store.submit(keyed('a'), NOW, async (submission) => submission.onFailure(undo));
    });
  });
}
