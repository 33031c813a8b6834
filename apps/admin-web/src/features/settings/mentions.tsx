import type { Erasure } from '@ospite/contracts';
import { isOwnPage } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths } from '../../shared/office-paths';
import * as s from './settings.module.css';

/** The owner's own texts that mention a person, each a link to where it is changed: an erasure leaves them alone. */
export function Mentions({ mentions }: Pick<Erasure, 'mentions'>) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  if (mentions.length === 0) return null;
  return (
    <>
      <p>{t('office:settings.data.mentions', { count: mentions.length })}</p>
      <ul className={s.list}>
        {mentions.map(({ page, sectionId, kind, isInDraft, isPublished }) => (
          <li key={sectionId}>
            <Link to={isInDraft ? paths.contentSection(sectionId) : paths.contentPage(page)}>
              {t('office:settings.data.mention', {
                page: isOwnPage(page)
                  ? t('office:content.own.page')
                  : t(`office:contentLabels.pages.${page}`),
                section: t(`office:contentLabels.kinds.${kind}`),
              })}
            </Link>
            {isPublished &&
              ` ${t(`office:settings.data.${isInDraft ? 'mentionShown' : 'mentionInSiteOnly'}`)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
