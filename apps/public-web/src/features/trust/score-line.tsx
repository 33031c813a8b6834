import type { Property } from '@ospite/contracts/guest';
import { classList } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { longDate } from '../../shared/format/dates';
import { scoreText } from '../../shared/format/score';
import * as s from './trust-lines.module.css';

interface ScoreLineProps {
  readonly score: NonNullable<Property['score']>;
  readonly isLarge?: boolean;
}

/** What guests gave, with who counted it and when: "9,6/10 su Booking.com, 1º ottobre 2026". */
export function ScoreLine({ score, isLarge = false }: ScoreLineProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { source, date } = score;
  return (
    <p className={s.score}>
      <b className={classList(s.value, isLarge && s.large)}>
        {t('rooms:trust.score', scoreText(score, language))}
      </b>{' '}
      <span className={s.note}>{t('rooms:trust.source', { source, date: longDate(date, language) })}</span>
    </p>
  );
}
