export const eventErrors = {
  'event.invalid': 'invalid',
  'event.not_found': 'missing',
  'event.changed': 'conflict',
  'event.key_reused': 'rule',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    event: typeof eventErrors;
  }
}
