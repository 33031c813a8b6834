export const eventErrors = {
  'event.invalid': 'invalid',
  'event.not_found': 'missing',
  'event.changed': 'conflict',
  'event.key_reused': 'rule',
} as const;
