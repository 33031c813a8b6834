import type { Property } from '@ospite/domain';
import type { TFunction } from 'i18next';

/** What the reader may want to write down: address, ways to reach the property, its codes. */
export function contactLines(property: Property, t: TFunction): string[] {
  const { reception } = property;
  return [
    property.name,
    `${property.address}, ${property.postalCode} ${property.city}, ${property.region}`,
    `${t('contact.phone', { phone: property.phone })} · ${property.email}`,
    ...(reception ? [t('contact.reception', { from: reception.from, to: reception.to })] : []),
    [
      ...(property.cin ? [t('contact.cin', { code: property.cin })] : []),
      ...(property.iun ? [t('contact.iun', { code: property.iun })] : []),
      ...(property.vatNumber ? [t('contact.vat', { number: property.vatNumber })] : []),
    ].join(' · '),
  ].filter(Boolean);
}
