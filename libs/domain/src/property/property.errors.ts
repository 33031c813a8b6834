export const propertyErrors = {
  'property.invalid': 'invalid',
  'property.not_found': 'missing',
  'property.host_not_found': 'missing',
  'property.unknown_reminder': 'missing',
  'property.changed': 'conflict',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    property: typeof propertyErrors;
  }
}
