import { textOrNull } from '@ospite/domain';
import { FieldGroup, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { boundField } from '../bound-field';
import { HoursFields, NO_SPAN, spanOrNull, type TypedSpan } from '../hours-fields';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';

interface HoursValues {
  readonly reception: TypedSpan;
  readonly checkinFrom: string;
  readonly announceAfter: string;
  readonly checkout: string;
  readonly breakfast: TypedSpan;
  readonly quietHours: TypedSpan;
}

/** When somebody is there, when guests come and go, when there is breakfast and when silence. */
export const hoursPart: PropertyPart<HoursValues> = {
  read: ({ reception, checkin, checkout, breakfast, quietHours }) => ({
    reception: reception ?? NO_SPAN,
    checkinFrom: checkin.from,
    announceAfter: checkin.announceAfter ?? '',
    checkout,
    breakfast: breakfast ?? NO_SPAN,
    quietHours: quietHours ?? NO_SPAN,
  }),
  write: ({ reception, checkinFrom, announceAfter, checkout, breakfast, quietHours }) => ({
    reception: spanOrNull(reception),
    checkin: { from: checkinFrom, announceAfter: textOrNull(announceAfter) },
    checkout,
    breakfast: spanOrNull(breakfast),
    quietHours: spanOrNull(quietHours),
  }),
  Fields: HoursGroupFields,
  labels: {
    reception: 'office:property.hours.reception',
    checkinFrom: 'office:property.hours.checkinFrom',
    announceAfter: 'office:property.hours.announceAfter',
    checkout: 'office:property.hours.checkout',
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
      <FieldGroup label={t('office:property.hours.arrival')} hint={t('office:property.hours.arrivalHint')}>
        <TextField
          {...boundField(form, 'checkinFrom', 'checkin.from')}
          type="time"
          label={t('office:property.hours.checkinFrom')}
        />
        <TextField
          {...boundField(form, 'announceAfter', 'checkin.announceAfter')}
          type="time"
          label={t('office:property.hours.announceAfter')}
        />
      </FieldGroup>
      <FieldGroup label={t('office:property.hours.departure')}>
        <TextField
          {...boundField(form, 'checkout')}
          type="time"
          isShort
          label={t('office:property.hours.checkout')}
        />
      </FieldGroup>
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
