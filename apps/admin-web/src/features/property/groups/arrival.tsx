import { textOrNull } from '@ospite/domain';
import { FieldGroup, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { boundField } from '../bound-field';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';

export interface ArrivalValues {
  readonly checkinFrom: string;
  readonly announceAfter: string;
  readonly checkout: string;
}

/** When guests come and go. */
export const arrivalPart: PropertyPart<ArrivalValues> = {
  read: ({ checkin, checkout }) => ({
    checkinFrom: checkin.from,
    announceAfter: checkin.announceAfter ?? '',
    checkout,
  }),
  write: ({ checkinFrom, announceAfter, checkout }) => ({
    checkin: { from: checkinFrom, announceAfter: textOrNull(announceAfter) },
    checkout,
  }),
  Fields: ArrivalFields,
  labels: {
    checkinFrom: 'office:property.hours.checkinFrom',
    announceAfter: 'office:property.hours.announceAfter',
    checkout: 'office:property.hours.checkout',
  },
};

function ArrivalFields(form: PropertyFieldsProps<ArrivalValues>) {
  const { t } = useTranslation();
  return (
    <>
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
    </>
  );
}
