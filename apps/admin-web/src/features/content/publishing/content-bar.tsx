import { useListContentDraftsQuery } from '@ospite/contracts';
import type { ContentPage } from '@ospite/domain';
import { Button, classList } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Alert, useObstacle } from '../../../shared/forms/save-bar';
import type { Labels } from '../../../shared/forms/translated-labels';
import type { Form } from '../../../shared/forms/use-form';
import { DiscardDraft } from './discard-draft';
import { Missing } from './missing';
import { PublishedNote } from './published-note';
import type { TypedValues } from '../typed-values';
import { usePublish } from './use-publish';
import * as s from './content-bar.module.css';

interface ContentBarProps {
  /** The page that its owner is at; none on the screen of all pages. */
  readonly page?: ContentPage;
  /** The form on the screen, which is saved before it is published. */
  readonly form?: Form<TypedValues>;
  readonly labels?: Labels<TypedValues>;
}

/** How it stands with the draft, and the button that publishes all of it. */
export function ContentBar({ page, form, labels }: ContentBarProps) {
  const { t } = useTranslation();
  const { data: drafts = [] } = useListContentDraftsQuery();
  const publishing = usePublish(form);
  const { published, problem } = publishing;
  const isUnsaved = form?.isDirty === true || form?.isSaving === true;
  const hasChanges = drafts.some(({ isChanged }) => isChanged);
  // Where only the order is another, there is nothing to count.
  const count = drafts.reduce((sum, { changedSections }) => sum + changedSections.length, 0);
  const isAtRest = !isUnsaved && !hasChanges && !published && !problem;
  return (
    <div className={classList(s.bar, isAtRest && s.atRest)}>
      {form && <FormObstacle form={form} labels={labels} />}
      {problem && <Missing problem={problem} />}
      {published ? (
        <PublishedNote
          publication={published}
          page={page}
          onRevert={publishing.revert}
          isReverting={publishing.isReverting}
        />
      ) : (
        <p role="status" className={s.state}>
          {stateText()}
        </p>
      )}
      {(isUnsaved || hasChanges) && (
        <div className={s.actions}>
          {form?.isDirty && !form.isSaving && (
            <Button variant="quiet" onPress={() => void form.save()}>
              {t('office:content.bar.save')}
            </Button>
          )}
          {!isUnsaved && <DiscardDraft drafts={drafts} />}
          <Button
            onPress={publishing.publish}
            isPending={publishing.isPublishing}
            pendingLabel={t('office:content.bar.publishing')}
          >
            {`${t('office:content.bar.publish')}${count > 0 ? ` (${count})` : ''}`}
          </Button>
        </div>
      )}
    </div>
  );

  function stateText(): string {
    if (form?.isSaving) return t('office:forms.saving');
    if (form?.isRestored) return t('office:forms.restored');
    if (form?.isDirty) return t('office:content.bar.unsaved');
    if (publishing.isReverted && hasChanges) return t('office:content.bar.reverted');
    return t(hasChanges ? 'office:content.bar.saved' : 'office:content.bar.nothing');
  }
}

interface FormObstacleProps {
  readonly form: Form<TypedValues>;
  readonly labels: Labels<TypedValues> | undefined;
}

function FormObstacle({ form, labels }: FormObstacleProps) {
  return <Alert>{useObstacle(form, labels)}</Alert>;
}
