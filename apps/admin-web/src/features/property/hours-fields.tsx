import { FieldGroup, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../shared/forms/field-errors';

/** A beginning and an end as they are typed; both are blank for what is unset. */
export interface TypedSpan {
  readonly from: string;
  readonly to: string;
}

export const NO_SPAN: TypedSpan = { from: '', to: '' };

/** @returns null when neither end was typed */
export function spanOrNull({ from, to }: TypedSpan): TypedSpan | null {
  return from === '' && to === '' ? null : { from, to };
}

export interface SpanFieldsProps {
  readonly label: string;
  readonly hint?: string;
  /** The field of the record, such as `reception`. */
  readonly name: string;
  readonly value: TypedSpan;
  readonly onChange: (value: TypedSpan) => void;
  readonly errors: FieldErrors;
}

/** Hours of the day, from and to. */
export function HoursFields({ label, hint, name, value, onChange, errors }: SpanFieldsProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup label={label} hint={hint}>
      <TextField
        type="time"
        name={`${name}.from`}
        label={t('office:property.span.fromHour')}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
        error={errors[`${name}.from`]}
      />
      <TextField
        type="time"
        name={`${name}.to`}
        label={t('office:property.span.toHour')}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
        error={errors[`${name}.to`]}
      />
    </FieldGroup>
  );
}
