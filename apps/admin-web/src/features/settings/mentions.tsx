import type { Erasure } from '@ospite/contracts';
import { isOwnPage } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths, type OfficeAddresses } from '../../shared/office-paths';
import { propertyGroupOf } from '../../shared/property-group-of';
import * as s from './settings.module.css';

/** The owner's own texts that mention a person, each a link to where it is changed: an erasure leaves them alone. */
export function Mentions({ mentions, records }: Pick<Erasure, 'mentions' | 'records'>) {
  return (
    <>
      <InSections mentions={mentions} />
      <InRecords records={records} />
    </>
  );
}

function InSections({ mentions }: Pick<Erasure, 'mentions'>) {
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

function InRecords({ records }: Pick<Erasure, 'records'>) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  if (records.length === 0) return null;
  return (
    <>
      <p>{t('office:settings.data.records', { count: records.length })}</p>
      <ul className={s.list}>
        {records.map(({ kind, id, name }) => (
          <li key={`${kind} ${id ?? name}`}>
            <Link to={editorOf({ kind, id, name }, paths)}>
              {t(`office:settings.data.record.${kind}`, {
                name: kind === 'property' ? t(`office:property.groups.${propertyGroupOf(name)}`) : name,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function editorOf({ kind, id, name }: Erasure['records'][number], paths: OfficeAddresses): string {
  if (kind === 'event') return paths.events;
  if (kind === 'review') return paths.reviews;
  if (kind === 'property' || id === null) return paths.propertyGroup(propertyGroupOf(name));
  return kind === 'room' ? paths.editRoom(id) : paths.gallery(id);
}
