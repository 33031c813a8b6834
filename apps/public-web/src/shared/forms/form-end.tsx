import { buttonClass } from '@ospite/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../navigation/site-link';
import * as s from './form.module.css';

interface FormEndProps {
  /** Why it could not be sent. */
  readonly failure: ReactNode;
  readonly button: string;
  readonly isSending: boolean;
  /** It cannot be sent yet. */
  readonly isDisabled?: boolean;
  /** What becomes of the data, and the words of the link to the privacy policy. Source: specification §14. */
  readonly privacy: string;
  readonly privacyLink: string;
}

/** The end of a guest's form: the button, and what becomes of the data. */
export function FormEnd({ failure, button, isSending, isDisabled, privacy, privacyLink }: FormEndProps) {
  const { t } = useTranslation();
  return (
    <>
      {failure && (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={s.send}>
        <button
          type="submit"
          className={buttonClass('primary', s.submit)}
          disabled={isDisabled}
          aria-disabled={isSending || undefined}
        >
          {button}
        </button>
        <p className={s.privacy}>
          {privacy} <SiteLink page="privacyPolicy">{privacyLink}</SiteLink>{' '}
          <SiteLink page="privacy">{t('common:footer.guestPrivacy')}</SiteLink>
        </p>
      </div>
    </>
  );
}
