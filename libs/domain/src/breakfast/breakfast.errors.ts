export const breakfastErrors = {
  'breakfast.invalid': 'invalid',
  'breakfast.not_found': 'missing',
  'breakfast.image_limit': 'rule',
  'breakfast.key_reused': 'rule',
  'breakfast.order_mismatch': 'rule',
  'breakfast.order_changed': 'conflict',
  'breakfast.changed': 'conflict',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    breakfast: typeof breakfastErrors;
  }
}
