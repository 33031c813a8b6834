import { reviewProblems, type ReviewDraft } from './review';

const good: ReviewDraft = {
  guestName: 'Eva',
  email: 'eva@example.org',
  rating: 5,
  title: 'Che mare',
  comment: 'Siamo stati benissimo.',
};

describe('a review', () => {
  it('can be sent when every field is right', () => {
    expect(reviewProblems(good)).toEqual([]);
  });

  it.each<[Partial<ReviewDraft>, string]>([
    [{ guestName: 'E' }, 'guestName: too_short'],
    [{ email: 'eva' }, 'email: invalid_email'],
    [{ rating: 0 }, 'rating: out_of_range'],
    [{ rating: 4.5 }, 'rating: out_of_range'],
    [{ title: 'Bel ' }, 'title: too_short'],
    [{ comment: 'Bello' }, 'comment: too_short'],
    [{ comment: 'a'.repeat(4_001) }, 'comment: too_long'],
  ])('with %p is refused', (changes, problem) => {
    expect(reviewProblems({ ...good, ...changes }).map(({ field, code }) => `${field}: ${code}`)).toEqual([
      problem,
    ]);
  });
});
