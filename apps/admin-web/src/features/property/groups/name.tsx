import { MAX_PROPERTY_TEXT_LENGTH } from '@ospite/domain';
import { TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { LanguageFields } from '../../../shared/languages/language-fields';
import { languageNames, typedTexts, type LanguageTexts } from '../../../shared/languages/language-texts';
import { boundField } from '../bound-field';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';

interface NameValues {
  readonly name: string;
  readonly tagline: LanguageTexts;
}

/** The property's name and the sentence below it. */
export const namePart: PropertyPart<NameValues> = {
  read: ({ name, tagline }) => ({ name, tagline: typedTexts(tagline) }),
  write: ({ name, tagline }) => ({ name, tagline }),
  Fields: NameFields,
  hasRequired: true,
  labels: { name: 'office:property.name.name', tagline: 'office:property.name.tagline' },
};

function NameFields(form: PropertyFieldsProps<NameValues>) {
  const { t } = useTranslation();
  const { values, set, errors } = form;
  return (
    <>
      <TextField
        {...boundField(form, 'name')}
        isRequired
        label={t('office:property.name.name')}
        maxLength={MAX_PROPERTY_TEXT_LENGTH}
        autoComplete="off"
      />
      <LanguageFields
        foldsOnPhone
        isRequired
        label={t('office:property.name.tagline')}
        hint={t('office:property.name.taglineHint')}
        values={values.tagline}
        onChange={(language, text) => set({ tagline: { ...values.tagline, [language]: text } })}
        names={languageNames('tagline')}
        errors={errors}
        maxLength={MAX_PROPERTY_TEXT_LENGTH}
        rows={2}
      />
    </>
  );
}
