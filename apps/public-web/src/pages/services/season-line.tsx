import { Drawing } from '@ospite/ui';
import type { Property } from '@ospite/contracts/guest';
import { currentOrNextPeriod, parseCalendarDate, type Language, type ShownText } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { Words } from '../../shared/content/words';
import { PLACES } from '../../shared/drawings/places';
import { usePageFacts } from '../../shared/facts/page-facts';
import { dayOfYear } from '../../shared/format/periods';
import * as s from './services-page.module.css';

interface SeasonLineProps {
  readonly property: Property;
  /** The owner's words about it. */
  readonly note: ShownText | undefined;
}

/**
 * When the services are open, with the year of the present season or the next. Source: specification §2, Services
 * ("Stagione: 31 Maggio - 14 Settembre 2025"); specification §1: the days are the property's, the year is no fixed one.
 */
export function SeasonLine({ property, note }: SeasonLineProps) {
  const { t } = useTranslation();
  const { language, today } = usePageFacts();
  const day = parseCalendarDate(today);
  if (!property.servicesSeason || !day) return null;
  const { from, to } = currentOrNextPeriod(property.servicesSeason, day);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const withYear = (date: string) =>
    t('facilities:season.dayOfYear', { day: dayText(date, language), year: date.slice(0, 4) });
  return (
    <div className={s.season}>
      <Drawing shape={PLACES.umbrella} className={s.seasonIcon} />
      <p className={s.seasonLine}>
        {t('facilities:season.line', {
          from: isOneYear ? dayText(from, language) : withYear(from),
          to: withYear(to),
        })}
      </p>
      <Words of={note} />
    </div>
  );
}

/** "31 Maggio": the specified Italian line has its months in capitals. */
function dayText(date: string, language: Language): string {
  const text = dayOfYear(date.slice(5), language);
  return language === 'it' ? text.replace(/\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
}
