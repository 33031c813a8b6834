export const brandErrors = {
  'brand.invalid_logo': 'invalid',
  'brand.changed': 'conflict',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    brand: typeof brandErrors;
  }
}
