import { problemText } from '@ospite/i18n';
import { problemOf } from '@ospite/contracts/guest';
import { useHydrated } from '@ospite/site-engine';
import { Button, buttonClass } from '@ospite/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as s from './states.module.css';

interface ProblemStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Nothing else of the page is there. */
  readonly isWholePage?: boolean;
  /** Other ways on, beside the one to try again. */
  readonly children?: ReactNode;
}

/** Something could not be loaded, with a way to try again; without script that reloads the page. */
export function ProblemState({ error, onRetry, isWholePage = false, children }: ProblemStateProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <div className={s.state} role="alert">
      <h2>{isWholePage ? t('common:states.problem') : t('common:states.partProblem')}</h2>
      <p>{problemText(t, problemOf(error))}</p>
      <div className={s.ways}>
        {hydrated ? (
          <Button onClick={onRetry}>{t('common:states.retry')}</Button>
        ) : (
          <a className={buttonClass()} href="">
            {t('common:states.retry')}
          </a>
        )}
        {children}
      </div>
    </div>
  );
}
