import { buttonClass } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { Faces } from '../../../features/trust/faces';
import { namesText } from '../../../features/trust/names-text';
import { ScoreLine } from '../../../features/trust/score-line';
import type { SectionProps } from '../../../shared/content/page-sections';
import { useHasPage } from '../../../shared/navigation/site-pages';
import { Words } from '../../../shared/content/words';
import { SiteLink } from '../../../shared/navigation/site-link';
import { useProperty } from '../../../shared/property/use-property';
import * as s from './about-preview.module.css';

/** The hosts in a few words, and their guests' ratings. */
export function AboutPreview({ id, values: { title, text } }: SectionProps<'home.about'>) {
  const { t } = useTranslation();
  const hasPage = useHasPage();
  const property = useProperty();
  const { hosts = [], score } = property ?? {};
  const names = namesText(
    hosts.map(({ name }) => name),
    t,
  );
  return (
    <section id={id} className={s.about} aria-labelledby={`${id}-title`}>
      <div>
        <Words as="h2" id={`${id}-title`} className={s.title} of={title} />
        <Words className={s.text} of={text} />
        {hosts.length > 0 && (
          <div className={s.hosts}>
            <Faces hosts={hosts} isLarge />
            <p>{t('home:about.hosts', { count: hosts.length, hosts: names })}</p>
          </div>
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
