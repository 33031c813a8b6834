import { useGetPropertyQuery, useListOwnerNoticesQuery, type OwnerNotice } from '@ospite/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { momentText } from '../shared/formats';
import { KEPT_FRESH } from '../shared/fresh';
import { useOfficePaths } from '../shared/office-paths';
import * as s from './notices.module.css';

/** What is wrong with the site, in a line on every screen that unfolds; nothing while all is well. */
export function Notices() {
  const { t } = useTranslation();
  const { data: notices = [] } = useListOwnerNoticesQuery(undefined, KEPT_FRESH);
  const [first, ...others] = notices;
  if (!first) return null;
  return (
    <section ref={keepToastsBelow} className={s.notices} aria-label={t('office:notices.label')}>
      <details>
        <summary className={s.summary}>
          <span className={s.title}>
            <strong>{titleOf(t, first)}</strong>
            {others.length > 0 && <> {t('office:notices.others', { count: others.length })}</>}
          </span>
        </summary>
        <ul className={s.list}>
          {notices.map((notice) => (
            <li key={notice.code}>
              {notice !== first && <strong>{titleOf(t, notice)}</strong>}
              <Help notice={notice} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Tells the stylesheet how far down the screen the notices reach, in pixels; for a ref. */
function keepToastsBelow(notices: HTMLElement) {
  const { style } = document.documentElement;
  const tell = () =>
    style.setProperty('--notices-end', `${Math.max(0, notices.getBoundingClientRect().bottom)}px`);
  tell();
  const moves = ['scroll', 'resize', 'toggle'];
  for (const move of moves) window.addEventListener(move, tell, { capture: true, passive: true });
  return () => {
    style.removeProperty('--notices-end');
    for (const move of moves) window.removeEventListener(move, tell, { capture: true });
  };
}

function titleOf(t: TFunction, { code, since }: OwnerNotice): string {
  const when = since ? 'since' : 'sinceUnknown';
  return t(`office:notices.${code}.${when}`, { since: since && momentText(since) });
}

/** What it means, and what to do about it. */
function Help({ notice: { code, until } }: { readonly notice: OwnerNotice }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  return (
    <>
      <p>{t(`office:notices.${code}.help`)}</p>
      {code === 'site_offline' && (
        <p>
          {until
            ? t('office:notices.returns', { until: momentText(until) })
            : t('office:notices.returnsByHand')}
        </p>
      )}
      {code.startsWith('email') && (
        <Link to={paths.settingsGroup('email')}>{t('office:notices.toEmail')}</Link>
      )}
      <WhomToCall />
    </>
  );
}

/** The agency that made the site, as its pages credit it. */
function WhomToCall() {
  const { t } = useTranslation();
  const { data: property } = useGetPropertyQuery();
  const credit = property?.credit;
  return (
    <p>
      {t('office:notices.call')}{' '}
      {credit ? (
        <a href={credit.url} target="_blank" rel="noopener">
          {credit.label}
        </a>
      ) : (
        t('office:notices.whoMadeIt')
      )}
      .
    </p>
  );
}
