import {
  problemOf,
  useListContentDraftsQuery,
  useListSectionRevisionsQuery,
  useRestoreContentSectionMutation,
  useUpdateContentSectionMutation,
  type SectionRevision,
} from '@ospite/contracts';
import type { Fields, SectionValues } from '@ospite/domain';
import { officeProblemText } from '@ospite/i18n/office';
import { Button, DetailList, useToast } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recentMomentText } from '../../../shared/formats';
import { isSame } from '../../../shared/forms/same';
import { QueryState } from '../../../shared/screen/query-state';
import type { DraftSection } from '../draft-section';
import { italianRows } from './italian-rows';
import * as s from '../content.module.css';

interface SectionHistoryProps {
  readonly section: DraftSection;
  readonly fields: Fields;
}

/** What a section was when it was published; any version can be taken up again. Loaded when it is opened. */
export function SectionHistory({ section, fields }: SectionHistoryProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={s.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('office:content.history.title')}</summary>
      {isOpen && <Revisions section={section} fields={fields} />}
    </details>
  );
}

function Revisions({ section, fields }: SectionHistoryProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const query = useListSectionRevisionsQuery({ sectionId: section.id });
  const [restore] = useRestoreContentSectionMutation();
  const [update] = useUpdateContentSectionMutation();
  const { data: drafts = [] } = useListContentDraftsQuery();
  const isChanged = drafts.some(({ changedSections }) => changedSections.includes(section.id));
  // What stood in the draft before another version was taken up.
  const [before, setBefore] = useState<SectionValues | null>(null);

  async function tell(call: Promise<{ readonly error?: unknown }>, put: SectionValues | null) {
    const { error } = await call;
    if (error === undefined) setBefore(put);
    else
      showToast({
        kind: 'destructive',
        title: t('office:content.history.failed'),
        description: officeProblemText(t, problemOf(error)),
      });
  }

  return (
    <QueryState query={query}>
      {(revisions) => (
        <>
          {revisions.length === 0 && <p>{t('office:content.history.empty')}</p>}
          {before && (
            <p role="status" className={s.actions}>
              {t(isChanged ? 'office:content.history.restored' : 'office:content.history.restoredAsShown')}
              <Button
                variant="quiet"
                onPress={() =>
                  void tell(
                    update({ sectionId: section.id, updateContentSectionRequest: { values: before } }),
                    null,
                  )
                }
              >
                {t('office:common.cancel')}
              </Button>
            </p>
          )}
          <ol className={s.revisions}>
            {revisions.map((revision, at) => (
              <Revision
                key={revision.publication}
                revision={revision}
                before={revisions.slice(at + 1).find((older) => isSameState(older, revision))}
                fields={fields}
                kind={section.kind}
                isPresent={isSameState(revision, section)}
                onRestore={() =>
                  void tell(
                    restore({
                      sectionId: section.id,
                      restoreContentSectionRequest: { publication: revision.publication },
                    }),
                    section.values,
                  )
                }
              />
            ))}
          </ol>
        </>
      )}
    </QueryState>
  );
}

type State = Pick<DraftSection, 'hidden'> & { readonly values: object };

/** Whether guests see the same. */
function isSameState(one: State, other: State): boolean {
  return isSame(one.values, other.values) && one.hidden === other.hidden;
}

interface RevisionProps {
  readonly revision: SectionRevision;
  /** The last time that it was the same: this one has taken back what came between, or taken it up again. */
  readonly before: SectionRevision | undefined;
  readonly fields: Fields;
  readonly kind: string;
  /** Whether the draft has the same. */
  readonly isPresent: boolean;
  readonly onRestore: () => void;
}

function Revision({ revision, before, fields, kind, isPresent, onRestore }: RevisionProps) {
  const { t } = useTranslation();
  const { publishedAt, publishedBy, values } = revision;
  const when = recentMomentText(publishedAt, new Date());
  return (
    <li className={s.revision}>
      <p>
        {before
          ? t('office:content.history.publishedAgain', {
              when,
              name: publishedBy,
              before: recentMomentText(before.publishedAt, new Date()),
            })
          : t('office:content.history.published', { when, name: publishedBy })}
      </p>
      <details>
        <summary>{t('office:content.history.see')}</summary>
        <DetailList rows={italianRows(t, kind, fields, values as SectionValues)} />
      </details>
      {isPresent ? (
        <p className={s.minor}>{t('office:content.history.present')}</p>
      ) : (
        <Button
          variant="quiet"
          aria-label={t('office:content.history.restoreNamed', { when })}
          onPress={onRestore}
        >
          {t('office:content.history.restore')}
        </Button>
      )}
    </li>
  );
}
