import { useTranslation } from 'react-i18next';
import { HoursFields, NO_SPAN, spanOrNull, type TypedSpan } from '../hours-fields';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';
import { arrivalPart, type ArrivalValues } from './arrival';

interface HoursValues extends ArrivalValues {
  readonly reception: TypedSpan;
  readonly breakfast: TypedSpan;
  readonly quietHours: TypedSpan;
}

/** When somebody is there, when guests come and go, when there is breakfast and when silence. */
export const hoursPart: PropertyPart<HoursValues> = {
  read: (property) => ({
    ...arrivalPart.read(property),
    reception: property.reception ?? NO_SPAN,
    breakfast: property.breakfast ?? NO_SPAN,
    quietHours: property.quietHours ?? NO_SPAN,
  }),
  write: ({ reception, breakfast, quietHours, ...arrival }, country) => ({
    ...arrivalPart.write(arrival, country),
    reception: spanOrNull(reception),
    breakfast: spanOrNull(breakfast),
    quietHours: spanOrNull(quietHours),
  }),
  Fields: HoursGroupFields,
  labels: {
    reception: 'office:property.hours.reception',
    ...arrivalPart.labels,
    breakfast: 'office:property.hours.breakfast',
    quietHours: 'office:property.hours.quiet',
  },
};

function HoursGroupFields(form: PropertyFieldsProps<HoursValues>) {
  const { t } = useTranslation();
  const { values, set, errors } = form;
  const hours = (name: 'reception' | 'breakfast' | 'quietHours') => ({
    name,
    value: values[name],
    onChange: (value: TypedSpan) => set({ [name]: value }),
    errors,
  });
  return (
    <>
      <HoursFields
        {...hours('reception')}
        label={t('office:property.hours.reception')}
        hint={t('office:property.hours.optional')}
      />
      <arrivalPart.Fields {...form} />
      <HoursFields
        {...hours('breakfast')}
        label={t('office:property.hours.breakfast')}
        hint={t('office:property.hours.optional')}
      />
      <HoursFields
        {...hours('quietHours')}
        label={t('office:property.hours.quiet')}
        hint={t('office:property.hours.optional')}
      />
    </>
  );
}
