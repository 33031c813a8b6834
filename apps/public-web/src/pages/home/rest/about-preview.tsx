import type { Property } from '@ospite/contracts/guest';
import { buttonClass } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { namesText } from '../../../features/trust/names-text';
import { ScoreLine } from '../../../features/trust/score-line';
import { useHasPage } from '../../../shared/content/use-content';
import { SiteLink } from '../../../shared/navigation/site-link';
import * as s from './about-preview.module.css';

/** The hosts in a few words, and their guests' ratings. */
export function AboutPreview({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const hasPage = useHasPage();
  const { hosts, score } = property;
  const names = namesText(
    hosts.map(({ name }) => name),
    t,
  );
  return (
    <section className={s.about} aria-labelledby="about-title">
      <div>
        <h2 id="about-title" className={s.title}>
          {t('home:about.title')}
        </h2>
        <p className={s.text}>{t('home:about.text')}</p>
        {hosts.length > 0 && (
          <p className={s.hosts}>{t('home:about.hosts', { count: hosts.length, hosts: names })}</p>
        )}
        {hasPage('about') && (
          <SiteLink page="about" className={buttonClass('quiet', s.more)}>
            {t('home:about.more')}
          </SiteLink>
        )}
      </div>
      {score && (
        <div className={s.score}>
          <h3 className={s.label}>{t('home:about.score')}</h3>
          <ScoreLine score={score} isLarge />
        </div>
      )}
    </section>
  );
}
