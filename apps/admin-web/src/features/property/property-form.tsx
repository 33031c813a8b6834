import { useUpdatePropertyMutation, type Property } from '@ospite/contracts';
import { useTranslation } from 'react-i18next';
import { RequiredNote } from '../../shared/forms/required-note';
import { SaveBar } from '../../shared/forms/save-bar';
import { translatedLabels } from '../../shared/forms/translated-labels';
import { useForm, type Form } from '../../shared/forms/use-form';
import { problemsOfPart, type PropertyPart } from './property-part';
import * as s from './property.module.css';

interface PropertyFormProps<Values extends object> {
  readonly property: Property;
  readonly part: PropertyPart<Values>;
}

/**
 * One group of the property's values. The whole record is sent, with the others' values as they are now, and says which
 * state it was made on: who saved in between is not overwritten unasked. Source: specification §12.
 */
export function PropertyForm<Values extends object>({ property, part }: PropertyFormProps<Values>) {
  const { t } = useTranslation();
  const [save] = useUpdatePropertyMutation();
  const { read, write, Fields, labels, hasRequired, useAfterSave = useNothing } = part;
  const afterSave = useAfterSave();
  const { country } = property;
  const form: Form<Values> = useForm<Values>({
    saved: read(property),
    check: (values) => problemsOfPart(t, property, write(values, country)),
    send: async (values) => {
      const result = await save({ updatePropertyRequest: { ...property, ...write(values, country) } });
      const left = result.data && (await afterSave(values, result.data));
      if (!left) return result;
      form.adopt(left.stored);
      return { error: left.error };
    },
  });
  return (
    <form className={s.group} onSubmit={form.onSubmit} noValidate>
      {hasRequired && <RequiredNote />}
      <Fields {...form} country={country} />
      <SaveBar form={form} labels={translatedLabels(t, labels)} />
    </form>
  );
}

function useNothing(): () => Promise<undefined> {
  return async () => undefined;
}
