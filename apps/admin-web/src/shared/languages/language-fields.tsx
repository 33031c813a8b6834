import { isBlank, LANGUAGES, type Language } from '@ospite/domain';
import { Badge, Button, classList, TextAreaField, TextField } from '@ospite/ui/office';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { languageText } from '../formats';
import { missingLanguages, type LanguageTexts } from './language-texts';
import type { FieldErrors } from '../forms/field-errors';
import * as s from './language-fields.module.css';

const ARTICLES: Readonly<Record<Language, string>> = {
  it: 'office:forms.languages.it',
  en: 'office:forms.languages.en',
  de: 'office:forms.languages.de',
  es: 'office:forms.languages.es',
};
const LIST = new Intl.ListFormat('it');

/** One language's field. */
export interface LanguageField {
  readonly name: string;
  readonly label: string;
  readonly lang: Language;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
  readonly maxLength?: number;
  readonly isRequired?: boolean;
}

interface LanguageFieldsProps {
  /** What the text is, such as "Descrizione". */
  readonly label: string;
  readonly hint?: ReactNode;
  readonly values: LanguageTexts;
  readonly onChange: (language: Language, text: string) => void;
  /** Each field's name, as the API names it. */
  readonly names: Readonly<Record<Language, string>>;
  readonly errors?: FieldErrors;
  /** Lines of a longer text; left out for a single line. */
  readonly rows?: number;
  /** Renders a field that is more than that. */
  readonly render?: (field: LanguageField) => ReactNode;
  readonly maxLength?: number;
  /** Whether the Italian one stands where another is missing, so that none is missed. */
  readonly fallsBack?: boolean;
  /** Whether there must be an Italian one. */
  readonly isRequired?: boolean;
  /** Whether a phone shows the Italian one alone until somebody asks for the others. */
  readonly foldsOnPhone?: boolean;
  /** The language that a phone shows alone, where somebody has chosen one for several texts at once. */
  readonly aloneOnPhone?: Language;
}

/** One text in the four languages, side by side where there is room, with a mark of what is missing. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { label, hint, values, onChange, names, errors = {}, rows, maxLength, aloneOnPhone } = props;
  const { t } = useTranslation();
  // Still what the others say after the Italian one was saved by itself.
  const [opened] = useState(values);
  const [isUnfolded, setUnfolded] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const isFolded = props.foldsOnPhone === true && !isUnfolded && !LANGUAGES.some(isToMend);
  const alone = isFolded ? 'it' : aloneOnPhone;

  function isToMend(language: Language): boolean {
    return language !== 'it' && errors[names[language]] !== undefined;
  }

  function unfold() {
    flushSync(() => setUnfolded(true));
    // The button is gone: typing goes on in the first language that has come.
    fields.current?.querySelectorAll<HTMLElement>('input, textarea')[1]?.focus();
  }

  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>
        <span>{label}</span>
        {!props.fallsBack && <TranslationMark values={values} opened={opened} />}
      </legend>
      {hint && <p className={s.hint}>{hint}</p>}
      <div ref={fields} className={s.fields}>
        {LANGUAGES.map((language) => {
          const field: LanguageField = {
            name: names[language],
            label: languageText(language),
            lang: language,
            value: values[language],
            onChange: (text: string) => onChange(language, text),
            error: errors[names[language]],
            ...(maxLength === undefined ? {} : { maxLength }),
            ...(props.isRequired && language === 'it' ? { isRequired: true } : {}),
          };
          // What is to be mended is in sight.
          const isAside = alone !== undefined && language !== alone && field.error === undefined;
          return (
            <div key={language} className={classList(isAside && s.aside)}>
              {props.render?.(field) ??
                (rows === undefined ? <TextField {...field} /> : <TextAreaField {...field} rows={rows} />)}
            </div>
          );
        })}
      </div>
      {isFolded && (
        <div className={s.unfold}>
          <Button variant="plain" onPress={unfold}>
            {t(isComplete(values) ? 'office:forms.showLanguages' : 'office:forms.otherLanguages')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** Whether there is a text in every language. */
function isComplete(values: LanguageTexts): boolean {
  return LANGUAGES.every((language) => !isBlank(values[language]));
}

interface TranslationMarkProps {
  readonly values: LanguageTexts;
  /** As they were before somebody typed; left out where nobody does. */
  readonly opened?: LanguageTexts;
}

/**
 * Says that a text is complete, or which languages are missing ("manca il tedesco"), or that only the Italian one was
 * changed; nothing for an empty one.
 */
export function TranslationMark({ values, opened = values }: TranslationMarkProps) {
  const { t } = useTranslation();
  if (LANGUAGES.every((language) => isBlank(values[language]))) return null;
  const changed = LANGUAGES.filter((language) => values[language] !== opened[language]);
  if (isComplete(values) && changed.join() === 'it')
    return <Badge tone="warning">{t('office:forms.onlyItalianChanged')}</Badge>;
  if (isComplete(values)) return <Badge tone="good">{t('office:forms.translated')}</Badge>;
  const missing = missingLanguages(values);
  const languages = LIST.format(missing.map((language) => t(ARTICLES[language])));
  return <Badge tone="warning">{t('office:forms.missing', { count: missing.length, languages })}</Badge>;
}
