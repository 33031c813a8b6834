import { FieldGroup, SelectField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import type { SpanFieldsProps } from './hours-fields';
import * as s from './property.module.css';

const MONTH = new Intl.DateTimeFormat('it-IT', { month: 'long', timeZone: 'UTC' });
const NONE = { value: '', label: '–' };
const DAYS = [NONE, ...twoDigits(31).map((value) => ({ value, label: String(Number(value)) }))];

/** The months by number, `01` to `12`, with their Italian names. */
export const MONTHS = twoDigits(12).map((value) => ({
  value,
  label: MONTH.format(new Date(`2024-${value}-01T00:00:00Z`)),
}));

/** A part of each year: days without a year, from and to, as `MM-DD`. */
export function PeriodFields({ label, hint, name, value, onChange, errors }: SpanFieldsProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup label={label} hint={hint} error={errors[`${name}.from`] ?? errors[`${name}.to`]}>
      <DayFields
        name={`${name}.from`}
        dayLabel={t('office:property.span.fromDay')}
        monthLabel={t('office:property.span.fromMonth')}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <DayFields
        name={`${name}.to`}
        dayLabel={t('office:property.span.toDay')}
        monthLabel={t('office:property.span.toMonth')}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
      />
    </FieldGroup>
  );
}

interface DayFieldsProps {
  readonly name: string;
  readonly dayLabel: string;
  readonly monthLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function DayFields({ name, dayLabel, monthLabel, value, onChange }: DayFieldsProps) {
  const [month = '', day = ''] = value.split('-');
  const change = (nextMonth: string, nextDay: string) =>
    onChange(nextMonth === '' && nextDay === '' ? '' : `${nextMonth}-${nextDay}`);
  return (
    <div className={s.day}>
      <SelectField
        name={name}
        label={dayLabel}
        value={day}
        options={DAYS}
        onChange={(next) => change(month, next)}
      />
      <SelectField
        label={monthLabel}
        value={month}
        options={[NONE, ...MONTHS]}
        onChange={(next) => change(next, day)}
      />
    </div>
  );
}

/** `01` to the last number. */
function twoDigits(last: number): readonly string[] {
  return Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, '0'));
}
