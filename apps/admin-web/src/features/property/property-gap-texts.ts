import type { PropertyGap, PropertyGapField } from '@ospite/domain';
import type { PropertyGroup } from '@ospite/i18n/office-paths';
import type { TFunction } from 'i18next';
import { languageText } from '../../shared/formats';
import { PROPERTY_GROUP_OF } from '../../shared/property-group-of';

const NAMES: Readonly<Record<PropertyGapField, string>> = {
  cin: 'office:property.codes.cin',
  iun: 'office:property.codes.iun',
  vatNumber: 'office:property.codes.vat',
  coordinates: 'office:property.address.coordinates',
  mapEmbedUrl: 'office:property.address.map',
  waysTo: 'office:property.ways.ways',
  reception: 'office:property.hours.reception',
  touristTax: 'office:property.groups.touristTax',
  hosts: 'office:property.groups.hosts',
  tagline: 'office:property.name.tagline',
  houseRules: 'office:property.terms.houseRules',
  cancellationTerms: 'office:property.terms.cancellation',
  depositTerms: 'office:property.terms.deposit',
  ownServices: 'office:property.services.own',
  ownAmenities: 'office:property.amenities.own',
  ownWays: 'office:property.ways.own',
};

const LIST = new Intl.ListFormat('it');

export function groupOfGap({ field }: PropertyGap): PropertyGroup {
  return PROPERTY_GROUP_OF[field];
}

/** "Manca: CIN", or "Regole della casa: manca in tedesco". */
export function gapText(t: TFunction, { field, languages }: PropertyGap): string {
  const what = t(NAMES[field]);
  if (languages === null) return t('office:property.gaps.unset', { what });
  return t('office:property.gaps.untranslated', {
    what,
    languages: LIST.format(languages.map(languageText)),
  });
}
