export const eventErrors = {
  'event.invalid': 'rule',
  'event.not_found': 'missing',
  'event.changed': 'conflict',
} as const;
