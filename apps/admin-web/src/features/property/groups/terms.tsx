import { MAX_TERMS_LENGTH } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { LanguageFields } from '../../../shared/languages/language-fields';
import {
  languageNames,
  textsOrNull,
  typedTexts,
  type LanguageTexts,
} from '../../../shared/languages/language-texts';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';

type TermsField = 'houseRules' | 'cancellationTerms' | 'depositTerms';
type TermsValues = Readonly<Record<TermsField, LanguageTexts>>;

/** What guests agree to. */
export const termsPart: PropertyPart<TermsValues> = {
  read: ({ houseRules, cancellationTerms, depositTerms }) => ({
    houseRules: typedTexts(houseRules),
    cancellationTerms: typedTexts(cancellationTerms),
    depositTerms: typedTexts(depositTerms),
  }),
  write: ({ houseRules, cancellationTerms, depositTerms }) => ({
    houseRules: textsOrNull(houseRules),
    cancellationTerms: textsOrNull(cancellationTerms),
    depositTerms: textsOrNull(depositTerms),
  }),
  Fields: TermsFields,
  labels: {
    houseRules: 'office:property.terms.houseRules',
    cancellationTerms: 'office:property.terms.cancellation',
    depositTerms: 'office:property.terms.deposit',
  },
};

const HINTS: Readonly<Record<TermsField, string>> = {
  houseRules: 'office:property.terms.houseRulesHint',
  cancellationTerms: 'office:property.terms.cancellationHint',
  depositTerms: 'office:property.terms.depositHint',
};
const FIELDS = ['houseRules', 'cancellationTerms', 'depositTerms'] as const;

function TermsFields({ values, set, errors }: PropertyFieldsProps<TermsValues>) {
  const { t } = useTranslation();
  return FIELDS.map((field) => (
    <LanguageFields
      foldsOnPhone
      key={field}
      label={t(termsPart.labels[field])}
      hint={t(HINTS[field])}
      values={values[field]}
      onChange={(language, text) => set({ [field]: { ...values[field], [language]: text } })}
      names={languageNames(field)}
      errors={errors}
      maxLength={MAX_TERMS_LENGTH}
      rows={6}
    />
  ));
}
