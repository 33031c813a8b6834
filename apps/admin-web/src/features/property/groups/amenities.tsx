import { useTranslation } from 'react-i18next';
import { NamedItems, NEW_ITEM, typedItems, type TypedItem } from '../named-items';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';

interface AmenityValues {
  readonly ownAmenities: readonly TypedItem[];
}

/** What rooms can have besides the specified amenities. */
export const amenitiesPart: PropertyPart<AmenityValues> = {
  read: ({ ownAmenities }) => ({ ownAmenities: typedItems(ownAmenities) }),
  write: ({ ownAmenities }) => ({ ownAmenities: [...ownAmenities] }),
  Fields: AmenityFields,
  hasRequired: true,
  labels: { ownAmenities: 'office:property.amenities.own' },
};

function AmenityFields({ values, set, errors }: PropertyFieldsProps<AmenityValues>) {
  const { t } = useTranslation();
  return (
    <NamedItems
      field="ownAmenities"
      label={t('office:property.amenities.own')}
      hint={t('office:property.amenities.ownHint')}
      addLabel={t('office:property.amenities.add')}
      items={values.ownAmenities}
      empty={NEW_ITEM}
      onChange={(ownAmenities) => set({ ownAmenities })}
      errors={errors}
    />
  );
}
