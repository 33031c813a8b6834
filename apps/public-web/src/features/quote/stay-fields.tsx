import type { Room } from '@ospite/contracts/guest';
import {
  addDays,
  DEFAULT_QUOTE_GUESTS,
  earliestCheckOut,
  MAX_DAYS_AHEAD,
  MAX_QUOTE_GUESTS,
  MIN_QUOTE_GUESTS,
  NO_ROOM_PREFERENCE,
  parseCalendarDate,
  type QuoteDraft,
} from '@ospite/domain';
import { Field } from '@ospite/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useFieldState, type FieldsProps } from './field-faults';
import * as s from './quote-form.module.css';

const GUEST_CHOICES = Array.from(
  { length: MAX_QUOTE_GUESTS - MIN_QUOTE_GUESTS + 1 },
  (_, step) => MIN_QUOTE_GUESTS + step,
);

interface StayFieldsProps extends FieldsProps {
  readonly rooms: readonly Room[];
  /** What stands in the form now; null until the script has read it. */
  readonly draft: QuoteDraft | null;
  /** What follows the fields. */
  readonly children: ReactNode;
}

/** When, how many, and in which room. */
export function StayFields({ rooms, draft, children, ...props }: StayFieldsProps) {
  const { t } = useTranslation();
  const today = parseCalendarDate(usePageFacts().today);
  const stateOf = useFieldState(props);
  const [checkIn, checkOut, guests, room] = [
    stateOf('checkIn'),
    stateOf('checkOut'),
    stateOf('guests'),
    stateOf('preferredRoom'),
  ];
  const arrival = parseCalendarDate(draft?.checkIn ?? '') ?? today;
  const last = today && addDays(today, MAX_DAYS_AHEAD);
  const chosen = rooms.find(({ slug }) => slug === draft?.preferredRoom);
  const tooMany = chosen !== undefined && draft !== null && draft.guests > chosen.maxGuests;
  return (
    <fieldset className={s.part}>
      <legend className={s.legend}>{t('quote:form.stay')}</legend>
      <div className={s.pair}>
        <Field {...checkIn.field} label={t('quote:form.checkIn')}>
          {(control) => (
            <input
              {...control}
              {...checkIn.control}
              type="date"
              required
              min={today}
              max={last}
              autoFocus={checkIn.autoFocus}
            />
          )}
        </Field>
        <Field {...checkOut.field} label={t('quote:form.checkOut')}>
          {(control) => (
            <input
              {...control}
              {...checkOut.control}
              type="date"
              required
              min={arrival && earliestCheckOut(arrival)}
              max={last}
              autoFocus={checkOut.autoFocus}
            />
          )}
        </Field>
      </div>
      <div className={s.pair}>
        <Field
          {...guests.field}
          label={t('quote:form.guests')}
          hint={
            tooMany ? (
              <span className={s.capacity} role="status">
                {t('quote:form.overCapacity', { room: chosen.name, count: chosen.maxGuests })}
              </span>
            ) : undefined
          }
        >
          {(control) => (
            <select
              {...control}
              name="guests"
              defaultValue={guests.control.defaultValue ?? DEFAULT_QUOTE_GUESTS}
              autoFocus={guests.autoFocus}
            >
              {GUEST_CHOICES.map((count) => (
                <option key={count} value={count}>
                  {t('quote:form.guestsCount', { count })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field {...room.field} label={t('quote:form.preferredRoom')} note={t('quote:optional')}>
          {(control) => (
            <select
              {...control}
              name="preferredRoom"
              defaultValue={room.control.defaultValue ?? NO_ROOM_PREFERENCE}
              autoFocus={room.autoFocus}
            >
              <option value={NO_ROOM_PREFERENCE}>{t('quote:form.noRoom')}</option>
              {rooms.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {children}
    </fieldset>
  );
}
