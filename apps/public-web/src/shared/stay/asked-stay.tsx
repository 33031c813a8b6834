import {
  dayOf,
  MAX_QUOTE_GUESTS,
  MIN_QUOTE_GUESTS,
  parseCalendarDate,
  readAskedStay,
  type AskedStay,
} from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import * as s from './asked-stay.module.css';
import type { NamedStay } from './kept-stay';

/** What can be had of a stay that an address or a form names. @param today at the property, `YYYY-MM-DD` */
export function readNamedStay(named: NamedStay | undefined, today: string): AskedStay | undefined {
  if (!named) return undefined;
  const { checkIn, checkOut, guests } = named;
  const day = parseCalendarDate(today) ?? dayOf(new Date());
  return readAskedStay(new URLSearchParams({ checkIn, checkOut, guests }), day);
}

/** Why a stay is not taken as it is named, in words; nothing where it is. */
export function AskedStayProblem({ asked }: { readonly asked: AskedStay | undefined }) {
  const { t } = useTranslation();
  if (!asked?.problem) return null;
  return (
    <p className={s.problem} role="status">
      {t(`dates:asked.problem.${asked.problem}`, {
        min: MIN_QUOTE_GUESTS,
        max: MAX_QUOTE_GUESTS,
        guests: t('stay:guestsCount', { count: asked.guests }),
      })}
    </p>
  );
}
