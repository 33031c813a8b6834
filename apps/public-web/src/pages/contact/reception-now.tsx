import type { Property } from '@ospite/contracts/guest';
import { receptionAt } from '@ospite/domain';
import { classList } from '@ospite/ui';
import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { clock } from '../../shared/format/clock';
import { longDate } from '../../shared/format/dates';
import { unbroken } from '../../shared/format/unbroken';
import * as s from './contact-page.module.css';

const MINUTE_MS = 60_000;
/** So late at most after a minute has begun. */
const LOOK_EVERY_MS = 10_000;

interface ReceptionNowProps {
  readonly reception: NonNullable<Property['reception']>;
  readonly openSeason: Property['openSeason'];
}

/**
 * Whether the reception is open now. The page is cached, so only the browser's clock can tell: until React has taken
 * over, and without script, the room for the line stays empty.
 */
export function ReceptionNow({ reception, openSeason }: ReceptionNowProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const minute = useMinute();
  if (minute === undefined) return <p className={s.now} />;
  const state = receptionAt(new Date(minute * MINUTE_MS), reception, openSeason);
  return (
    <p className={classList(s.now, state.kind === 'open' ? s.open : s.closed)}>
      {stateText(state, t, (date) => unbroken(longDate(date, language)))}
    </p>
  );
}

function stateText(
  state: ReturnType<typeof receptionAt>,
  t: TFunction,
  dateText: (date: string) => string,
): string {
  if (state.kind === 'open')
    return state.until === null
      ? t('contact:now.allDay')
      : t('contact:now.open', { time: clock(state.until) });
  if (state.kind === 'out-of-season') return t('contact:now.outOfSeason', { date: dateText(state.opensOn) });
  return state.opens === 'today'
    ? t('contact:now.today', { time: clock(state.from) })
    : t('contact:now.tomorrow', { time: clock(state.from) });
}

/** The present minute since 1970, by the browser's clock; undefined on the server and in the first render. */
function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  );
}

function everyMinute(onChange: () => void): () => void {
  const timer = window.setInterval(onChange, LOOK_EVERY_MS);
  return () => window.clearInterval(timer);
}
