import type { Property, Review } from '@ospite/contracts/guest';
import { ANONYMOUS_NAME, type Language } from '@ospite/domain';
import { classList } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { firstSentence } from '../../shared/format/first-sentence';
import { HostsAnswer } from './hosts-answer';
import { ScoreLine } from './score-line';
import * as s from './trust-lines.module.css';

interface TrustLinesProps {
  readonly property: Property;
  /** Approved ones, newest first; one of them is quoted. */
  readonly reviews?: readonly Review[];
  readonly className?: string | undefined;
}

/** Beside a call to action: what guests gave, what one of them wrote, who answers and when. What is unset is left out. */
export function TrustLines({ property, reviews = [], className }: TrustLinesProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const review = reviewToQuote(reviews, language);
  return (
    <div className={classList(s.lines, className)}>
      {property.score && <ScoreLine score={property.score} />}
      {review && (
        <figure>
          <blockquote className={s.words} lang={review.language === language ? undefined : review.language}>
            {firstSentence(review.comment)}
          </blockquote>
          <figcaption className={s.note}>{t('rooms:trust.review', { name: review.guestName })}</figcaption>
        </figure>
      )}
      <HostsAnswer property={property} />
    </div>
  );
}

/** The newest in the visitor's language, else the newest of all. A guest who was forgotten has no name to quote. */
function reviewToQuote(reviews: readonly Review[], language: Language): Review | undefined {
  const named = reviews.filter(({ guestName }) => guestName !== ANONYMOUS_NAME);
  return named.find((review) => review.language === language) ?? named[0];
}
