import { pathTo } from '@ospite/i18n/paths';
import { useNavigate } from '@ospite/site-engine';
import { buttonClass, classList, Field } from '@ospite/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { stayDates } from '../../shared/format/dates';
import { guestsOf, staySearch, useNamedStay } from '../../shared/stay/kept-stay';
import { GuestChoice } from '../../shared/stay/guest-choice';
import { stayOf } from '../../shared/stay/stay';
import { StayDates } from '../../shared/stay/stay-dates';
import * as s from './stay-bar.module.css';

const SHEET = 'stay-sheet';
const FIELDS = ['checkIn', 'checkOut', 'guests'] as const;

/**
 * Dates first: arrival, departure and guests, which lead to the rooms with what each costs then. A bar on a wide screen; on
 * a phone one field that opens it as a sheet, which the browser does without script.
 */
export function StayBar({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const navigate = useNavigate();
  const named = useNamedStay();
  const [typedCheckIn, setTypedCheckIn] = useState<string>();
  const address = pathTo('rooms', language);
  const dates = stayOf(named);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = FIELDS.map((name) => [name, String(data.get(name) ?? '')]);
    if ('hidePopover' in form) form.hidePopover();
    navigate(`${address}?${new URLSearchParams(typed)}`);
  };
  return (
    <div className={classList(s.bar, className)}>
      <button type="button" className={s.opener} popoverTarget={SHEET}>
        <span className={s.title}>{t('dates:bar.title')}</span>
        <span>
          {dates
            ? `${stayDates(dates, language)}, ${t('stay:guestsCount', { count: Number(guestsOf(named)) })}`
            : t('dates:bar.open')}
        </span>
      </button>
      <form
        // The fields begin anew with each stay that the address names.
        key={staySearch(named)}
        id={SHEET}
        popover="auto"
        className={s.form}
        method="get"
        action={address}
        aria-label={t('dates:bar.title')}
        onInput={({ currentTarget }) => setTypedCheckIn(String(new FormData(currentTarget).get('checkIn')))}
        onSubmit={handleSubmit}
      >
        <p className={s.sheetHead}>
          <span className={s.title}>{t('dates:bar.title')}</span>
          <button
            type="button"
            className={s.close}
            popoverTarget={SHEET}
            popoverTargetAction="hide"
            aria-label={t('dates:bar.close')}
          >
            <span aria-hidden="true">×</span>
          </button>
        </p>
        <StayDates
          isRequired
          checkIn={{
            field: { id: 'bar-check-in' },
            control: { name: 'checkIn', defaultValue: named?.checkIn },
          }}
          checkOut={{
            field: { id: 'bar-check-out' },
            control: { name: 'checkOut', defaultValue: named?.checkOut },
          }}
          typedCheckIn={typedCheckIn ?? named?.checkIn}
        />
        <Field id="bar-guests" label={t('stay:guests')}>
          {(control) => <GuestChoice control={control} defaultValue={guestsOf(named)} />}
        </Field>
        <button type="submit" className={buttonClass('primary', s.submit)}>
          {t('dates:bar.submit')}
        </button>
      </form>
    </div>
  );
}
