export const reviewErrors = {
  'review.invalid': 'invalid',
  'review.not_found': 'missing',
  'review.changed': 'conflict',
  'review.key_reused': 'rule',
  'review.too_many': 'limit',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    review: typeof reviewErrors;
  }
}
