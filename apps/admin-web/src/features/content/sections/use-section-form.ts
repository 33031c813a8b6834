import { problemOf, useUpdateContentSectionMutation } from '@ospite/contracts';
import {
  checkValues,
  linksIn,
  shownTargets,
  withheldTranslations,
  type SectionDefinition,
} from '@ospite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors, type FieldErrors } from '../../../shared/forms/field-errors';
import { isSame } from '../../../shared/forms/same';
import { useBasedOn } from '../../../shared/forms/state/use-based-on';
import { useForm, type Form } from '../../../shared/forms/use-form';
import { kindLabel, textNames } from '../content-labels';
import type { DraftSection } from '../draft-section';
import { atFields, problemAtFields } from './section-errors';
import { nameOfTarget, type PageNames } from '../text/markup';
import { typedValues, writtenValues, type TypedValues } from '../typed-values';
import { useDraft } from '../use-draft';

/** What a form has sent, as it was typed and as it is stored. */
interface Sent {
  readonly typed: TypedValues;
  readonly stored: object;
}

export interface SectionFormState extends Form<TypedValues> {
  /** What is wrong at its fields, and what is to be known of them. */
  readonly notes: FieldErrors;
  /** What its links can lead to. */
  readonly pages: PageNames;
}

/** The form of a section's draft, which saves itself. */
export function useSectionForm(section: DraftSection, { fields, kind }: SectionDefinition): SectionFormState {
  const { t } = useTranslation();
  const draft = useDraft();
  const names = textNames(t, draft);
  const [update] = useUpdateContentSectionMutation();
  const { basedOn, keep } = useBasedOn();
  const [sent, setSent] = useState<Sent | null>(null);
  const check = (typed: TypedValues) => checkValues(fields, writtenValues(fields, typed, names));
  const form = useForm<TypedValues>({
    // As it was typed here, while that is what is stored: the blank before the next word stays.
    saved:
      sent && isSame(sent.stored, section.values) ? sent.typed : typedValues(fields, section.values, names),
    savesItself: true,
    draft: `section.${section.id}`,
    draftTitle: kindLabel(t, kind),
    check: (typed) => fieldErrors(t, atFields(check(typed).problems)),
    send: async (typed, changed) => {
      const { values } = check(typed);
      const result = await update({
        sectionId: section.id,
        updateContentSectionRequest: {
          values: Object.fromEntries(Object.entries(values).filter(([name]) => name in changed)),
          updatedAt: basedOn(section.updatedAt),
        },
      });
      keep(result);
      if (result.error !== undefined) return { error: problemAtFields(problemOf(result.error)) };
      setSent({ typed, stored: values });
      return result;
    },
  });
  const { values } = check(form.values);
  const isShown = shownTargets(draft);
  const dead = linksIn(fields, values).filter(({ target }) => !isShown(target));
  const notes = Object.fromEntries([
    ...dead.map(({ field, target }) => [
      field,
      target in names.pages.names
        ? t('office:content.text.deadLink', { page: nameOfTarget(target, names.pages) })
        : t('office:content.text.goneLink'),
    ]),
    ...withheldTranslations(fields, values).map((field) => [field, t('office:content.text.withheld')]),
  ]) as FieldErrors;
  return { ...form, notes: { ...notes, ...form.errors }, pages: names.pages };
}
