import { checkReview, reviewProblems, sameReviewText, type ReviewDraft } from './review-request';
import { aReviewDraft } from './review.fixture';

const problems = (draft: ReviewDraft) => reviewProblems(draft).map(({ field, code }) => `${field}: ${code}`);

describe('a review', () => {
  it('can be sent when every field is right', () => {
    expect(reviewProblems(aReviewDraft())).toEqual([]);
  });

  it('loses the blanks around its texts', () => {
    expect(checkReview(aReviewDraft({ guestName: '  Eva ', title: ' Che mare ' }))).toMatchObject({
      ok: true,
      request: { guestName: 'Eva', title: 'Che mare' },
    });
  });

  it.each<[Partial<ReviewDraft>, string]>([
    [{ guestName: 'E' }, 'guestName: too_short'],
    [{ guestName: ' E ' }, 'guestName: too_short'],
    [{ guestName: 'E'.repeat(101) }, 'guestName: too_long'],
    [{ guestName: 'Eva\nBcc: x' }, 'guestName: invalid_characters'],
    [{ guestName: 'evil.com' }, 'guestName: invalid_name'],
    [{ guestName: 'E\u200bva' }, 'guestName: invalid_name'],
    [{ email: 'eva' }, 'email: invalid_email'],
    [{ email: `${'e'.repeat(250)}@example.org` }, 'email: too_long'],
    [{ rating: 0 }, 'rating: out_of_range'],
    [{ rating: 6 }, 'rating: out_of_range'],
    [{ rating: 4.5 }, 'rating: out_of_range'],
    [{ title: 'Bel ' }, 'title: too_short'],
    [{ title: 'Bel\u200b\u3164' }, 'title: too_short'],
    [{ title: 'Che mare\u0007' }, 'title: invalid_characters'],
    [{ comment: 'Bello' }, 'comment: too_short'],
    [{ comment: '\u200b'.repeat(20) }, 'comment: too_short'],
    [{ comment: 'a'.repeat(4_001) }, 'comment: too_long'],
  ])('with %p is refused', (changes, problem) => {
    expect(problems(aReviewDraft(changes))).toEqual([problem]);
  });

  it('tells all that is wrong at once, in the order of the form', () => {
    expect(problems({ guestName: '', email: '', rating: 0, title: '', comment: '' })).toEqual([
      'guestName: too_short',
      'email: invalid_email',
      'rating: out_of_range',
      'title: too_short',
      'comment: too_short',
    ]);
  });

  it('may have paragraphs in its comment', () => {
    expect(reviewProblems(aReviewDraft({ comment: 'Molto bello.\n\nTorneremo.' }))).toEqual([]);
  });

  it('is the same review in another spelling of blanks and capitals, and another with another star', () => {
    const one = sameReviewText(aReviewDraft());
    expect(sameReviewText(aReviewDraft({ comment: 'Siamo  stati\nBENISSIMO.' }))).toBe(one);
    expect(sameReviewText(aReviewDraft({ rating: 4 }))).not.toBe(one);
  });
});
