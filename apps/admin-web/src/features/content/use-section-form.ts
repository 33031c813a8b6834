import { problemOf, useUpdateContentSectionMutation } from '@ospite/contracts';
import { checkValues, withheldTranslations, type SectionDefinition } from '@ospite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors, type FieldErrors } from '../../shared/forms/field-errors';
import { isSame } from '../../shared/forms/same';
import { useBasedOn } from '../../shared/forms/use-based-on';
import { useForm, type Form } from '../../shared/forms/use-form';
import { kindLabel, textNames } from './content-labels';
import type { DraftSection } from './draft-section';
import { atFields, problemAtFields } from './section-errors';
import { typedValues, writtenValues, type TypedValues } from './typed-values';

/** What a form has sent, as it was typed and as it is stored. */
interface Sent {
  readonly typed: TypedValues;
  readonly stored: object;
}

export interface SectionFormState extends Form<TypedValues> {
  /** What is wrong at its fields, and what is to be known of them. */
  readonly notes: FieldErrors;
}

/** The form of a section's draft, which saves itself. */
export function useSectionForm(section: DraftSection, { fields, kind }: SectionDefinition): SectionFormState {
  const { t } = useTranslation();
  const names = textNames(t);
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
  const withheld = withheldTranslations(fields, check(form.values).values);
  const notes = Object.fromEntries(withheld.map((field) => [field, t('office:content.text.withheld')]));
  return { ...form, notes: { ...notes, ...form.errors } };
}
