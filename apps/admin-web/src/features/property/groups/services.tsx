import type { Property } from '@ospite/contracts';
import { ADDITIONAL_SERVICES } from '@ospite/domain';
import { CheckboxGroup } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { NamedItems, NEW_ITEM, typedItems, type TypedItem } from '../named-items';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';

interface ServiceValues {
  readonly offeredServices: readonly Property['offeredServices'][number][];
  readonly ownServices: readonly TypedItem[];
}

/** What guests may ask for in the form of the quote. */
export const servicesPart: PropertyPart<ServiceValues> = {
  read: ({ offeredServices, ownServices }) => ({ offeredServices, ownServices: typedItems(ownServices) }),
  write: ({ offeredServices, ownServices }) => ({
    offeredServices: [...offeredServices],
    ownServices: [...ownServices],
  }),
  Fields: ServiceFields,
  hasRequired: true,
  labels: {
    offeredServices: 'office:property.services.offered',
    ownServices: 'office:property.services.own',
  },
};

function ServiceFields({ values, set, errors }: PropertyFieldsProps<ServiceValues>) {
  const { t } = useTranslation();
  return (
    <>
      <CheckboxGroup
        name="offeredServices"
        label={t('office:property.services.offered')}
        hint={t('office:property.services.offeredHint')}
        options={ADDITIONAL_SERVICES.map((service) => ({ value: service, label: t(`services:${service}`) }))}
        values={values.offeredServices}
        // In the list's own order, so that the same choice is the same whatever was ticked first.
        onChange={(offered) =>
          set({ offeredServices: ADDITIONAL_SERVICES.filter((service) => offered.includes(service)) })
        }
        error={errors.offeredServices}
      />
      <NamedItems
        field="ownServices"
        label={t('office:property.services.own')}
        hint={t('office:property.services.ownHint')}
        addLabel={t('office:property.services.add')}
        items={values.ownServices}
        empty={NEW_ITEM}
        onChange={(ownServices) => set({ ownServices })}
        errors={errors}
      />
    </>
  );
}
