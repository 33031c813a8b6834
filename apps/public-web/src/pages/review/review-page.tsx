import { type Problem } from '@ospite/contracts/guest';
import { REVIEW_SENT_ID } from '@ospite/contracts/site';
import { lazySection } from '@ospite/site-engine';
import { classList, Drawing } from '@ospite/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { ReviewForm } from '../../features/reviews/form/review-form';
import { reviewFailureText } from '../../features/reviews/form/review-faults';
import { ICONS } from '../../shared/drawings/icons';
import * as formPage from '../../shared/layout/form-page.module.css';
import { Breadcrumb } from '../../shared/navigation/breadcrumb';
import { toastShown } from '../../shared/visit/visit-slice';
import * as s from './review-page.module.css';

/** It is only read, so the page does not wait for its script. */
const ReviewList = lazySection(
  async () =>
    (await import(/* webpackChunkName: "review-list" */ '../../features/reviews/review-list')).ReviewList,
);

/** Where guests leave a review and read those of others. */
export function ReviewPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const thanks = useRef<HTMLDivElement>(null);
  const [timesSent, setTimesSent] = useState(0);
  useEffect(() => {
    if (timesSent > 0) thanks.current?.focus();
  }, [timesSent]);

  const handleSent = () => {
    setTimesSent((times) => times + 1);
    const [title, description] = [t('reviews:success'), t('reviews:successDescription')];
    dispatch(toastShown({ kind: 'default', title, description }));
  };
  const handleFailed = (problem: Problem) => {
    if (problem.fields.length > 0) return;
    const [title, description] = [t('reviews:error'), reviewFailureText(t, problem)];
    dispatch(toastShown({ kind: 'destructive', title, description }));
  };
  return (
    <div className={formPage.page}>
      <header className={formPage.head}>
        <Breadcrumb here={t('common:footer.review')} />
        <h1 className={formPage.title}>{t('reviews:title')}</h1>
        <p className={formPage.lead}>{t('review-form:lead')}</p>
      </header>
      <div className={s.columns}>
        <div className={s.writing}>
          <div
            ref={thanks}
            id={REVIEW_SENT_ID}
            className={classList(s.thanks, timesSent > 0 && s.shown)}
            tabIndex={-1}
          >
            <Drawing shape={ICONS.check} className={s.sign} />
            <h2 className={s.subtitle}>{t('reviews:success')}</h2>
            <p>{t('reviews:successDescription')}</p>
          </div>
          <ReviewForm
            className={s.form}
            defaultRating={0}
            failureText={(problem) => (
              <>
                <strong>{reviewFailureText(t, problem)}</strong> {t('review-form:kept')}
              </>
            )}
            onSent={handleSent}
            onFailed={handleFailed}
          />
        </div>
        <ReviewList />
      </div>
    </div>
  );
}
