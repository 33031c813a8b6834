/**
 * What a guest can ask for besides the stay; the property says which of them it offers. Source: specification §1, Ids.
 */
export const ADDITIONAL_SERVICES = [
  'beach-shuttle',
  'sports-fields',
  'mooring',
  'parking',
  'airport-shuttle',
  'personal-check-in',
  'crib',
  'taxi',
  'wifi',
] as const;
export type AdditionalService = (typeof ADDITIONAL_SERVICES)[number];
