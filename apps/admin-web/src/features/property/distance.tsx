import type { Property } from '@ospite/contracts';
import type { WayMode } from '@ospite/domain';
import { SelectField, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../shared/forms/field-errors';
import { amountOfText, typedNumber } from '../../shared/forms/typed-numbers';

/** How far a place is, as it is typed. */
export interface TypedDistance {
  readonly mode: WayMode;
  readonly minutes: string;
  readonly from: string;
  readonly to: string;
}

type Distance = Omit<Property['waysTo'][number], 'landmark'>;

export const NO_DISTANCE: TypedDistance = { mode: 'on-foot', minutes: '', from: '', to: '' };

export function typedDistance({ mode, minutes, metres }: Distance): TypedDistance {
  return {
    mode,
    minutes: typedNumber(minutes),
    from: typedNumber(metres?.[0]),
    to: typedNumber(metres?.[1]),
  };
}

/** Whether anything was typed. */
export function isGiven({ minutes, from, to }: TypedDistance): boolean {
  return [minutes, from, to].some((text) => text.trim() !== '');
}

export function distanceIn({ mode, minutes, from, to }: TypedDistance): Distance {
  const [near, far] = [amountOfText(from), amountOfText(to)];
  const metres = [near ?? far, near === null ? null : far].filter((length) => length !== null);
  return { mode, minutes: amountOfText(minutes), metres: metres.length > 0 ? metres : null };
}

interface DistanceFieldsProps {
  /** Of the way in the API. */
  readonly path: string;
  readonly values: TypedDistance;
  readonly onChange: (changes: Partial<TypedDistance>) => void;
  readonly errors: FieldErrors;
}

/** How, how long and how far; what is wrong with the metres stands below all of them. */
export function DistanceFields({ path, values, onChange, errors }: DistanceFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        name={`${path}.mode`}
        label={t('office:property.ways.mode')}
        value={values.mode}
        options={[
          { value: 'on-foot', label: t('office:property.ways.onFoot') },
          { value: 'by-car', label: t('office:property.ways.byCar') },
        ]}
        onChange={(mode) => onChange({ mode: mode === 'by-car' ? 'by-car' : 'on-foot' })}
      />
      <TextField
        name={`${path}.minutes`}
        inputMode="numeric"
        label={t('office:property.ways.minutes')}
        value={values.minutes}
        onChange={(minutes) => onChange({ minutes })}
        error={errors[`${path}.minutes`]}
      />
      <TextField
        name={`${path}.metres`}
        inputMode="numeric"
        label={t('office:property.ways.metres')}
        value={values.from}
        onChange={(from) => onChange({ from })}
      />
      <TextField
        name={`${path}.metresTo`}
        inputMode="numeric"
        label={t('office:property.ways.metresTo')}
        value={values.to}
        onChange={(to) => onChange({ to })}
      />
    </>
  );
}
