import { MAX_ROOM_GUESTS, MIN_ROOM_GUESTS } from '@ospite/domain';
import { SelectField, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../shared/forms/field-errors';
import type { RoomValues } from './room-values';
import * as s from './room-form.module.css';

const GUESTS = Array.from({ length: MAX_ROOM_GUESTS }, (_, index) => MIN_ROOM_GUESTS + index);

interface CapacityFieldsProps {
  readonly values: RoomValues;
  readonly onChange: (change: Partial<RoomValues>) => void;
  readonly errors: FieldErrors;
}

/** For how many guests a room is, and how large it is. */
export function CapacityFields({ values, onChange, errors }: CapacityFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={s.pair}>
      <SelectField
        name="maxGuests"
        label={t('office:rooms.maxGuests')}
        value={String(values.maxGuests)}
        options={GUESTS.map((count) => ({
          value: String(count),
          label: t('office:quotes.guestCount', { count }),
        }))}
        onChange={(count) => onChange({ maxGuests: Number(count) })}
      />
      <TextField
        name="sizeSqm"
        label={t('office:rooms.sizeSqm')}
        hint={t('office:rooms.sizeSqmHint')}
        inputMode="numeric"
        value={values.sizeSqm}
        onChange={(sizeSqm) => onChange({ sizeSqm })}
        error={errors.sizeSqm}
      />
    </div>
  );
}
