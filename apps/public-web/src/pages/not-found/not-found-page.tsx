import { buttonClass, Sprig } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { anchorOf } from '../../shared/content/page-words';
import { useContent } from '../../shared/content/use-content';
import { useContentPages } from '../../shared/navigation/site-pages';
import { Words } from '../../shared/content/words';
import { usePageFacts } from '../../shared/facts/page-facts';
import { SiteLink } from '../../shared/navigation/site-link';
import { ProblemState } from '../../shared/states/problem-state';
import * as s from './not-found-page.module.css';

/** Shown at an address without a page, with links to go on from. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { development } = usePageFacts();
  const { data } = useContent('notFound');
  const pages = useContentPages();
  // Without the list of pages nobody can tell whether there is one.
  if (pages.error)
    return <ProblemState error={pages.error} onRetry={() => void pages.refetch()} isWholePage />;
  const section = data?.sections.find((one) => one.kind === 'notFound.words');
  const words = section?.values;
  return (
    <div id={section && anchorOf(section.id)} className={s.page}>
      <Sprig className={s.sprig} />
      <p className={s.label} lang="en">
        {t('common:notFound.label')}
      </p>
      <Words as="h1" className={s.title} of={words?.title ?? { text: t('common:notFound.title') }} />
      <Words className={s.text} of={words ? words.text : { text: t('common:notFound.text') }} />
      {development && <p className={s.hint}>{t('common:notFound.developerHint')}</p>}
      <p className={s.ways}>
        <SiteLink page="home" className={buttonClass()}>
          {t('common:notFound.home')}
        </SiteLink>
        <SiteLink page="rooms" className={buttonClass('quiet')}>
          {t('common:nav.rooms')}
        </SiteLink>
        <SiteLink page="quote" className={buttonClass('quiet')}>
          {t('common:nav.quote')}
        </SiteLink>
      </p>
    </div>
  );
}
