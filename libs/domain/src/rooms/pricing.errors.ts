export const pricingErrors = {
  'pricing.not_found': 'missing',
  'pricing.changed': 'conflict',
} as const;
