import type { Problem } from '@ospite/contracts/guest';
import { MAX_RATING } from '@ospite/domain';
import { useModalDialog } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../../shared/visit/visit-slice';
import { ReviewForm } from './review-form';
import * as s from './review-dialog.module.css';

interface ReviewDialogProps {
  /** Closed it keeps what was typed. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The review form over the home page. Source: specification §2, Reviews carousel, and §8. */
export function ReviewDialog({ isOpen, onClose }: ReviewDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const dialog = useModalDialog(isOpen);
  const close = () => dialog.current?.close();
  const handleSent = () => {
    close();
    const [title, description] = [t('reviews:success'), t('reviews:successDescription')];
    dispatch(toastShown({ kind: 'default', title, description }));
  };
  // The page behind is inert, and a toast on it would go unread: what went wrong stands in the dialog.
  const logFailure = (problem: Problem) => console.error('A review could not be sent', problem);
  return (
    <dialog ref={dialog} className={s.dialog} aria-labelledby="review-dialog-title" onClose={onClose}>
      <div className={s.head}>
        <h2 id="review-dialog-title" className={s.title}>
          {t('reviews:write')}
        </h2>
        <button type="button" className={s.close} aria-label={t('review-form:close')} onClick={close}>
          <svg
            aria-hidden="true"
            width="20"
            height="20"
            viewBox="0 0 16 16"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d="m3 3 10 10M13 3 3 13" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <p className={s.lead}>{t('review-form:lead')}</p>
      <ReviewForm
        defaultRating={MAX_RATING}
        failureText={() => (
          <>
            <strong>{t('reviews:error')}</strong> {t('reviews:errorDescription')}. {t('review-form:kept')}
          </>
        )}
        onSent={handleSent}
        onFailed={logFailure}
      />
    </dialog>
  );
}
