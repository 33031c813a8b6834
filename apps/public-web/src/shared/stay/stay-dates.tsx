import { addDays, earliestCheckOut, MAX_DAYS_AHEAD, parseCalendarDate } from '@ospite/domain';
import { Field } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../facts/page-facts';

/** What a form says about one of its date fields. */
interface DateField {
  readonly field: { readonly id: string; readonly error?: string | undefined };
  readonly control: { readonly name: string; readonly defaultValue?: string | undefined };
  readonly autoFocus?: boolean;
}

interface StayDatesProps {
  readonly checkIn: DateField;
  readonly checkOut: DateField;
  /** The arrival as it is typed; the departure follows it. */
  readonly typedCheckIn: string | undefined;
  readonly isRequired?: boolean;
}

/** Arrival and departure: not before today, the departure from the day after the arrival on (specification §5). */
export function StayDates({ checkIn, checkOut, typedCheckIn, isRequired }: StayDatesProps) {
  const { t } = useTranslation();
  const today = parseCalendarDate(usePageFacts().today);
  const arrival = parseCalendarDate(typedCheckIn ?? '') ?? today;
  const last = today && addDays(today, MAX_DAYS_AHEAD);
  return (
    <>
      <Field {...checkIn.field} label={t('stay:checkIn')}>
        {(control) => (
          <input
            {...control}
            {...checkIn.control}
            type="date"
            required={isRequired}
            min={today}
            max={last}
            autoFocus={checkIn.autoFocus}
          />
        )}
      </Field>
      <Field {...checkOut.field} label={t('stay:checkOut')}>
        {(control) => (
          <input
            {...control}
            {...checkOut.control}
            type="date"
            required={isRequired}
            min={arrival && earliestCheckOut(arrival)}
            max={last}
            autoFocus={checkOut.autoFocus}
          />
        )}
      </Field>
    </>
  );
}
