export const breakfastErrors = {
  'breakfast.invalid': 'rule',
  'breakfast.not_found': 'missing',
  'breakfast.image_limit': 'rule',
  'breakfast.order_mismatch': 'rule',
  'breakfast.changed': 'conflict',
} as const;
