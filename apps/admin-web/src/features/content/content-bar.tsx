import { useListContentDraftsQuery } from '@ospite/contracts';
import { Button, classList } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Alert, useObstacle } from '../../shared/forms/save-bar';
import type { Labels } from '../../shared/forms/translated-labels';
import type { Form } from '../../shared/forms/use-form';
import { Missing } from './missing';
import { PublishedNote } from './published-note';
import type { TypedValues } from './typed-values';
import { usePublish } from './use-publish';
import * as s from './content-bar.module.css';

interface ContentBarProps {
  /** The form on the screen, which is saved before it is published. */
  readonly form?: Form<TypedValues>;
  readonly labels?: Labels<TypedValues>;
}

/** How it stands with the draft, and the button that publishes all of it. */
export function ContentBar({ form, labels }: ContentBarProps) {
  const { t } = useTranslation();
  const { data: drafts = [] } = useListContentDraftsQuery();
  const { publish, isPublishing, published, problem } = usePublish(form);
  const isUnsaved = form?.isDirty === true || form?.isSaving === true;
  const changes = drafts.filter(({ isChanged }) => isChanged).length;
  const isAtRest = !isUnsaved && changes === 0 && !published && !problem;
  return (
    <div className={classList(s.bar, isAtRest && s.atRest)}>
      {form && <FormObstacle form={form} labels={labels} />}
      {problem && <Missing problem={problem} />}
      {published ? (
        <PublishedNote publication={published} />
      ) : (
        <p role="status" className={s.state}>
          {stateText()}
        </p>
      )}
      {(isUnsaved || changes > 0) && (
        <div className={s.actions}>
          {form?.isDirty && !form.isSaving && (
            <Button variant="quiet" onPress={() => void form.save()}>
              {t('office:content.bar.save')}
            </Button>
          )}
          <Button
            onPress={publish}
            isPending={isPublishing}
            pendingLabel={t('office:content.bar.publishing')}
          >
            {t('office:content.bar.publish')}
          </Button>
        </div>
      )}
    </div>
  );

  function stateText(): string {
    if (form?.isSaving) return t('office:forms.saving');
    if (form?.isRestored) return t('office:forms.restored');
    if (form?.isDirty) return t('office:content.bar.unsaved');
    return t(changes > 0 ? 'office:content.bar.saved' : 'office:content.bar.nothing');
  }
}

function FormObstacle({
  form,
  labels,
}: Required<Pick<ContentBarProps, 'form'>> & Pick<ContentBarProps, 'labels'>) {
  return <Alert>{useObstacle(form, labels)}</Alert>;
}
