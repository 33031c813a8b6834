import type { PropertyGapField } from '@ospite/domain';
import type { PropertyGroup } from '@ospite/i18n/office-paths';

/** Where each field that an owner may have to fill or correct is changed. */
export const PROPERTY_GROUP_OF: Readonly<Record<PropertyGapField, PropertyGroup>> = {
  cin: 'codes',
  iun: 'codes',
  vatNumber: 'codes',
  coordinates: 'address',
  mapEmbedUrl: 'address',
  waysTo: 'ways',
  reception: 'hours',
  touristTax: 'touristTax',
  hosts: 'hosts',
  tagline: 'name',
  houseRules: 'terms',
  cancellationTerms: 'terms',
  depositTerms: 'terms',
  ownServices: 'services',
  ownAmenities: 'amenities',
  ownWays: 'ways',
};

/** @param field as the API names it; what is none of them is in the first group */
export function propertyGroupOf(field: string): PropertyGroup {
  return new Map<string, PropertyGroup>(Object.entries(PROPERTY_GROUP_OF)).get(field) ?? 'name';
}
