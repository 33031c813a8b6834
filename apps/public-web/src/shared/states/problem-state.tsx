import { problemText } from '@ospite/i18n';
import { problemOf } from '@ospite/contracts/guest';
import { Button, buttonClass } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../facts/use-hydrated';
import * as s from './states.module.css';

interface ProblemStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Something could not be loaded, with a way to try again; without script that reloads the page. */
export function ProblemState({ error, onRetry }: ProblemStateProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <div className={s.state} role="alert">
      <h2>{t('common:states.problem')}</h2>
      <p>{problemText(t, problemOf(error))}</p>
      {hydrated ? (
        <Button onClick={onRetry}>{t('common:states.retry')}</Button>
      ) : (
        <a className={buttonClass()} href="">
          {t('common:states.retry')}
        </a>
      )}
    </div>
  );
}
