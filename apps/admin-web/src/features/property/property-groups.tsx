import type { Property } from '@ospite/contracts';
import type { PropertyGroup } from '@ospite/i18n/office-paths';
import type { FixedPage } from '@ospite/i18n/paths';
import type { ReactNode } from 'react';
import { addressPart } from './groups/address';
import { amenitiesPart } from './groups/amenities';
import { amountsPart } from './groups/amounts';
import { codesPart } from './groups/codes';
import { contactPart } from './groups/contact';
import { creditPart } from './groups/credit';
import { hostsPart } from './groups/hosts';
import { hoursPart } from './groups/hours';
import { namePart } from './groups/name';
import { scorePart } from './groups/score';
import { seasonsPart } from './groups/seasons';
import { servicesPart } from './groups/services';
import { stayFactsPart } from './groups/stay-facts';
import { termsPart } from './groups/terms';
import { touristTaxPart } from './groups/tourist-tax';
import { videoPart } from './groups/video';
import { waysPart } from './groups/ways';
import { PropertyForm } from './property-form';
import type { PropertyPart } from './property-part';

interface PropertyGroupInfo {
  /** Keys of what the group is called, and of where guests see what is in it. */
  readonly title: string;
  readonly where: string;
  /** A page where they do. */
  readonly page: FixedPage;
  readonly form: (property: Property) => ReactNode;
}

/** The groups, each with its form, in the order of the list. */
export const GROUPS: Readonly<Record<PropertyGroup, PropertyGroupInfo>> = {
  name: {
    title: 'office:property.groups.name',
    where: 'office:property.where.name',
    page: 'home',
    form: formOf(namePart),
  },
  contact: {
    title: 'office:property.groups.contact',
    where: 'office:property.where.contact',
    page: 'contact',
    form: formOf(contactPart),
  },
  address: {
    title: 'office:property.groups.address',
    where: 'office:property.where.address',
    page: 'contact',
    form: formOf(addressPart),
  },
  ways: {
    title: 'office:property.groups.ways',
    where: 'office:property.where.ways',
    page: 'home',
    form: formOf(waysPart),
  },
  hours: {
    title: 'office:property.groups.hours',
    where: 'office:property.where.hours',
    page: 'contact',
    form: formOf(hoursPart),
  },
  seasons: {
    title: 'office:property.groups.seasons',
    where: 'office:property.where.seasons',
    page: 'prices',
    form: formOf(seasonsPart),
  },
  touristTax: {
    title: 'office:property.groups.touristTax',
    where: 'office:property.where.touristTax',
    page: 'prices',
    form: formOf(touristTaxPart),
  },
  codes: {
    title: 'office:property.groups.codes',
    where: 'office:property.where.codes',
    page: 'home',
    form: formOf(codesPart),
  },
  hosts: {
    title: 'office:property.groups.hosts',
    where: 'office:property.where.hosts',
    page: 'about',
    form: formOf(hostsPart),
  },
  terms: {
    title: 'office:property.groups.terms',
    where: 'office:property.where.terms',
    page: 'rooms',
    form: formOf(termsPart),
  },
  stayFacts: {
    title: 'office:property.groups.stayFacts',
    where: 'office:property.where.stayFacts',
    page: 'rooms',
    form: formOf(stayFactsPart),
  },
  amounts: {
    title: 'office:property.groups.amounts',
    where: 'office:property.where.amounts',
    page: 'services',
    form: formOf(amountsPart),
  },
  services: {
    title: 'office:property.groups.services',
    where: 'office:property.where.services',
    page: 'quote',
    form: formOf(servicesPart),
  },
  amenities: {
    title: 'office:property.groups.amenities',
    where: 'office:property.where.amenities',
    page: 'rooms',
    form: formOf(amenitiesPart),
  },
  score: {
    title: 'office:property.groups.score',
    where: 'office:property.where.score',
    page: 'home',
    form: formOf(scorePart),
  },
  video: {
    title: 'office:property.groups.video',
    where: 'office:property.where.video',
    page: 'home',
    form: formOf(videoPart),
  },
  credit: {
    title: 'office:property.groups.credit',
    where: 'office:property.where.credit',
    page: 'home',
    form: formOf(creditPart),
  },
};

function formOf<Values extends object>(part: PropertyPart<Values>) {
  return (property: Property) => <PropertyForm property={property} part={part} />;
}
