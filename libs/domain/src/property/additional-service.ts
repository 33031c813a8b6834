import type { NamedItem } from '../shared';

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

/** Ids of all that can be asked for: the specified ones that the property offers, then the owner's own. */
export function serviceIdsOf({
  offeredServices,
  ownServices,
}: {
  readonly offeredServices: readonly AdditionalService[];
  readonly ownServices: readonly Pick<NamedItem, 'id'>[];
}): readonly string[] {
  return [...offeredServices, ...ownServices.map(({ id }) => id)];
}
