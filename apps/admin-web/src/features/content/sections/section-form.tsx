import { LANGUAGES, type Language, type SectionDefinition } from '@ospite/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { focusField } from '../../../shared/forms/focus-field';
import { RequiredNote } from '../../../shared/forms/required-note';
import { LanguageChoice } from '../../../shared/languages/language-choice';
import { ContentBar } from '../publishing/content-bar';
import { fieldLabel } from '../content-labels';
import type { DraftSection } from '../draft-section';
import { SectionFields } from '../fields/section-fields';
import { SectionHistory } from './section-history';
import { ValueList } from '../text/value-list';
import { useSectionForm } from './use-section-form';
import * as s from '../content.module.css';

interface SectionFormProps {
  readonly section: DraftSection;
  readonly definition: SectionDefinition;
}

/** A section in its draft: what is typed is saved at every pause, and is on the site once it is published. */
export function SectionForm({ section, definition }: SectionFormProps) {
  const { t } = useTranslation();
  const { fields, kind } = definition;
  const form = useSectionForm(section, definition);
  const { hash } = useLocation();
  const [language, setLanguage] = useState<Language>(() => languageOf(hash));
  const element = useRef<HTMLFormElement>(null);

  const goTo = useEffectEvent((field: string) => {
    flushSync(() => setLanguage(languageOf(field)));
    if (element.current) focusField(element.current, field);
  });
  useEffect(() => {
    if (hash === '') return undefined;
    const frame = requestAnimationFrame(() => goTo(decodeURIComponent(hash.slice(1))));
    return () => cancelAnimationFrame(frame);
  }, [hash]);

  return (
    <>
      <form ref={element} className={s.form} onSubmit={form.onSubmit} noValidate>
        <RequiredNote />
        <div className={s.onPhone}>
          <LanguageChoice label={t('office:content.language')} language={language} onChoose={setLanguage} />
        </div>
        <SectionFields
          of={{ kind, errors: form.notes, language, pages: form.pages }}
          fields={fields}
          path="values"
          values={form.values}
          onChange={form.set}
        />
      </form>
      {Object.values(fields).some((field) => 'takesValues' in field) && <ValueList />}
      <SectionHistory section={section} fields={fields} />
      <ContentBar page={section.page} form={form} labels={fieldLabels(t, definition)} />
    </>
  );
}

/** What the fields of a section are called. */
export function fieldLabels(t: Parameters<typeof fieldLabel>[0], { kind, fields }: SectionDefinition) {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, fieldLabel(t, kind, name)]));
}

/** The language of a field by its name; Italian where it has none. */
function languageOf(field: string): Language {
  return LANGUAGES.find((language) => field.endsWith(`.${language}`)) ?? 'it';
}
