export const reviewErrors = {
  'review.invalid': 'rule',
  'review.not_found': 'missing',
  'review.key_reused': 'rule',
  'review.too_many': 'limit',
} as const;
