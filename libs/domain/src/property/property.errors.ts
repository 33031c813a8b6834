export const propertyErrors = {
  'property.not_found': 'missing',
  'property.changed': 'conflict',
} as const;
