import { LANGUAGES, type Language } from '@ospite/domain';
import { Badge, TextAreaField, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { languageText } from '../formats';
import type { FieldErrors } from './use-form';
import * as s from './language-fields.module.css';

export type LanguageTexts = Readonly<Record<Language, string>>;

const ARTICLES: Readonly<Record<Language, string>> = {
  it: 'office:forms.languages.it',
  en: 'office:forms.languages.en',
  de: 'office:forms.languages.de',
  es: 'office:forms.languages.es',
};
const LIST = new Intl.ListFormat('it');

interface LanguageFieldsProps {
  /** What the text is, such as "Descrizione". */
  readonly label: string;
  readonly hint?: string;
  readonly values: LanguageTexts;
  readonly onChange: (language: Language, text: string) => void;
  /** Each field's name, as the API names it. */
  readonly names: Readonly<Record<Language, string>>;
  readonly errors?: FieldErrors;
  /** Lines of a longer text; left out for a single line. */
  readonly rows?: number;
  readonly maxLength?: number;
}

/** One text in the four languages, side by side where there is room, with a mark of what is missing. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { label, hint, values, onChange, names, errors = {}, rows, maxLength } = props;
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>
        <span>{label}</span>
        <TranslationMark values={values} />
      </legend>
      {hint && <p className={s.hint}>{hint}</p>}
      <div className={s.fields}>
        {LANGUAGES.map((language) => {
          const field = {
            name: names[language],
            label: languageText(language),
            lang: language,
            value: values[language],
            onChange: (text: string) => onChange(language, text),
            error: errors[names[language]],
            ...(maxLength === undefined ? {} : { maxLength }),
          };
          return rows === undefined ? (
            <TextField key={language} {...field} />
          ) : (
            <TextAreaField key={language} {...field} rows={rows} />
          );
        })}
      </div>
    </fieldset>
  );
}

/** Languages without a text. An empty text in all languages is left out on purpose and lacks nothing. */
export function missingLanguages(values: LanguageTexts): readonly Language[] {
  const missing = LANGUAGES.filter((language) => values[language].trim() === '');
  return missing.length === LANGUAGES.length ? [] : missing;
}

/** Says that a text is complete, or which languages are missing ("manca il tedesco"); nothing for an empty one. */
export function TranslationMark({ values }: { readonly values: LanguageTexts }) {
  const { t } = useTranslation();
  if (LANGUAGES.every((language) => values[language].trim() === '')) return null;
  const missing = missingLanguages(values);
  if (missing.length === 0) return <Badge tone="good">{t('office:forms.translated')}</Badge>;
  const languages = LIST.format(missing.map((language) => t(ARTICLES[language])));
  return <Badge tone="warning">{t('office:forms.missing', { count: missing.length, languages })}</Badge>;
}
