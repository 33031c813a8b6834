export const propertyErrors = {
  'property.invalid': 'rule',
  'property.not_found': 'missing',
  'property.changed': 'conflict',
} as const;
