import type { Review } from '@ospite/contracts/guest';
import { classList } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { monthOf } from '../../shared/format/dates';
import { useProperty } from '../../shared/property/use-property';
import { Stars } from './stars';
import * as s from './review-text.module.css';

interface ReviewTextProps {
  readonly review: Review;
  readonly className?: string | undefined;
  /** Long texts are cut after some lines: the whole review stands on the page of reviews. */
  readonly isCut?: boolean;
}

/** What one guest wrote, in the language it was written in, and what the owner answered. */
export function ReviewText({ review, className, isCut = false }: ReviewTextProps) {
  const { t } = useTranslation();
  const facts = usePageFacts();
  const property = useProperty();
  const { guestName, rating, title, comment, language, createdAt, reply } = review;
  return (
    <article className={classList(s.review, className)}>
      <Stars rating={rating} />
      <h3 className={s.title} lang={language}>
        {title}
      </h3>
      <p className={classList(s.comment, isCut && s.cut)} lang={language}>
        {comment}
      </p>
      <p className={s.by}>
        <strong>{guestName}</strong>
        <time dateTime={createdAt.slice(0, 7)}>{monthOf(createdAt, facts.language)}</time>
        <span lang={language}>{t(`common:languages.${language}`)}</span>
      </p>
      {reply && !isCut && (
        <div className={s.reply}>
          <p className={s.who}>{t('reviews:reply', { name: property?.name })}</p>
          <p className={s.comment}>{reply.text}</p>
        </div>
      )}
    </article>
  );
}
