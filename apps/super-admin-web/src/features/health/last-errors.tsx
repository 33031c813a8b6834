import type { SuperAdminHealth } from '@ospite/contracts';
import { useTranslation } from 'react-i18next';
import { shortMomentText } from '../../shared/formats';
import * as s from './health.module.css';

/** What the server logged as errors: when, what and where, without anything about a person. */
export function LastErrors({ errors }: Pick<SuperAdminHealth, 'errors'>) {
  const { t } = useTranslation();
  return (
    <section className={s.part}>
      <h3>{t('super-admin:health.errors')}</h3>
      {errors.length === 0 ? (
        <p>{t('super-admin:health.noErrors')}</p>
      ) : (
        <>
          <p>{t('super-admin:health.errorsHelp')}</p>
          <ul className={s.errors}>
            {errors.map(({ at, what, error, place }, index) => (
              <li key={index}>
                <time dateTime={at}>{shortMomentText(at)}</time>
                {/* The server's own words are for programmers, in English. */}
                <span lang="en">
                  {what}: {error}
                </span>
                {place !== null && <code>{place}</code>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
