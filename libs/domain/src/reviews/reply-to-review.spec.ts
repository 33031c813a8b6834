import { MemoryReviewStore } from './memory-review-store.fixture';
import { MAX_REVIEW_REPLY_LENGTH, ReplyToReview } from './reply-to-review';
import { aReviewDraft } from './review.fixture';

const NOW = new Date('2026-09-01T08:30:00Z');

async function aReplyToReview() {
  const reviews = new MemoryReviewStore();
  const identity = { kind: 'key', key: 'a', content: '' } as const;
  const review = await reviews.submit(identity, NOW, ({ add }) =>
    add({ ...aReviewDraft(), language: 'it', suspected: false }),
  );
  const replyToReview = new ReplyToReview(reviews, { now: () => NOW });
  return (text: string | null, basedOn?: Date) => replyToReview.reply(review.id, text, basedOn);
}

describe('the owner’s answer', () => {
  it('loses the blanks around it', async () => {
    const reply = await aReplyToReview();
    expect((await reply(' Grazie!\nA presto. ')).reply).toEqual({ text: 'Grazie!\nA presto.', at: NOW });
  });

  it.each([null, '  '])('is taken away by %j', async (nothing) => {
    const reply = await aReplyToReview();
    await reply('Grazie!');
    expect((await reply(nothing)).reply).toBeNull();
  });

  it.each([
    ['a'.repeat(MAX_REVIEW_REPLY_LENGTH + 1), 'too_long'],
    ['Grazie\0', 'invalid_characters'],
  ])('is refused when it is too long or holds what nobody types', async (text, code) => {
    const reply = await aReplyToReview();
    await expect(reply(text)).rejects.toMatchObject({
      code: 'review.invalid',
      fields: [{ field: 'reply', code }],
    });
  });

  it('is refused when somebody saved in between', async () => {
    const reply = await aReplyToReview();
    await expect(reply('Grazie!', new Date(0))).rejects.toMatchObject({ code: 'review.changed' });
  });
});
