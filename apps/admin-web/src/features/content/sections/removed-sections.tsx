import {
  useListSectionRevisionsQuery,
  useRestoreContentSectionMutation,
  type SectionRevision,
} from '@ospite/contracts';
import type { SectionValues } from '@ospite/domain';
import { Button, Group } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../shared/feedback/use-outcome-toast';
import { QueryState } from '../../../shared/screen/query-state';
import { sectionName } from '../content-labels';
import * as s from '../content.module.css';

interface RemovedSectionsProps {
  readonly label: string;
  readonly hint: string;
  /** Sections that guests still see, and the draft no longer has. */
  readonly ids: readonly number[];
}

/** What was removed and guests see until the next publication, with the way back; nothing where there is none. */
export function RemovedSections({ label, hint, ids }: RemovedSectionsProps) {
  if (ids.length === 0) return null;
  return (
    <Group label={label} hint={hint}>
      <ul className={s.sections}>
        {ids.map((id) => (
          <RemovedSection key={id} id={id} />
        ))}
      </ul>
    </Group>
  );
}

function RemovedSection({ id }: { readonly id: number }) {
  return (
    <li className={s.section}>
      <QueryState query={useListSectionRevisionsQuery({ sectionId: id })}>
        {([last]) => last && <PutBack id={id} last={last} />}
      </QueryState>
    </li>
  );
}

function PutBack({ id, last }: { readonly id: number; readonly last: SectionRevision }) {
  const { t } = useTranslation();
  const [restore, { isLoading }] = useRestoreContentSectionMutation();
  const tellOutcome = useOutcomeToast();
  const { publication, kind, values } = last;
  const name = sectionName(t, { kind, values: values as SectionValues });
  const putBack = async () =>
    tellOutcome(await restore({ sectionId: id, restoreContentSectionRequest: { publication } }), {
      done: t('office:content.removed.done'),
      failed: t('office:content.removed.failed'),
      mayBeDone: true,
    });
  return (
    <>
      <span>{name}</span>
      <div className={s.actions}>
        <Button
          variant="quiet"
          aria-label={t('office:content.removed.putBackNamed', { name })}
          isPending={isLoading}
          pendingLabel={t('office:content.removed.puttingBack')}
          onPress={() => void putBack()}
        >
          {t('office:content.removed.putBack')}
        </Button>
      </div>
    </>
  );
}
