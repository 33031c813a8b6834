export const quoteErrors = {
  'quote.invalid': 'invalid',
  'quote.not_found': 'missing',
  'quote.changed': 'conflict',
  'quote.anonymised': 'rule',
  'quote.unfinished': 'rule',
  'quote.key_reused': 'rule',
  'quote.too_many': 'limit',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    quote: typeof quoteErrors;
  }
}
