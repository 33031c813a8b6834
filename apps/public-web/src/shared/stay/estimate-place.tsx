import { classList } from '@ospite/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as s from './estimate-place.module.css';

interface EstimatePlaceProps {
  readonly id: string;
  readonly heading: 'h2' | 'h3';
  /** How to get an estimate, until there is one. */
  readonly hint: string;
  readonly className?: string | undefined;
  /** The estimate, once there is one. */
  readonly children: ReactNode;
}

/** Where an estimate will stand. What stands there meanwhile is as high, so that nothing moves when it comes. */
export function EstimatePlace({ id, heading: Heading, hint, className, children }: EstimatePlaceProps) {
  const { t } = useTranslation();
  return (
    <section className={classList(s.box, className)} aria-labelledby={id} aria-live="polite">
      <Heading id={id} className={s.title}>
        {t('stay:estimate.title')}
      </Heading>
      <div className={s.place}>
        <div className={s.awaited}>
          <p>{hint}</p>
          <p>{t('stay:estimate.notBinding')}</p>
        </div>
        {children && <div className={s.outcome}>{children}</div>}
      </div>
    </section>
  );
}
