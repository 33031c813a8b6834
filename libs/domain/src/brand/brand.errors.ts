export const brandErrors = {
  'brand.changed': 'conflict',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    brand: typeof brandErrors;
  }
}
