import { useGetSampleWordsQuery } from '@ospite/contracts';
import { fillPlaceholders, isBlank, type Language } from '@ospite/domain';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../shared/screen/query-state';
import type { EditedTemplate } from './edited-template';
import { LanguageChoice } from '../../shared/languages/language-choice';
import * as s from './reply-templates.module.css';

interface TemplatePreviewProps {
  readonly template: EditedTemplate;
  /** The language that is being written: the preview begins with it. */
  readonly writtenIn: Language;
}

/** The template as a guest would read it, filled in with a sample guest; it follows what is typed. */
export function TemplatePreview({ template, writtenIn }: TemplatePreviewProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={s.help} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('office:replyTemplates.preview')}</summary>
      {isOpen && <TemplateLetter key={writtenIn} template={template} writtenIn={writtenIn} />}
    </details>
  );
}

/** The template as a guest would read it, in one language at a time. */
export function TemplateLetter({ template: { subject, body }, writtenIn }: TemplatePreviewProps) {
  const { t } = useTranslation();
  const query = useGetSampleWordsQuery();
  const [language, setLanguage] = useState(writtenIn);
  const label = useId();
  // A guest whose language lacks a text is written to in Italian.
  const isMissing = isBlank(subject[language]) || isBlank(body[language]);
  const textOf = (texts: EditedTemplate['body']) => texts[language].trim() || texts.it;
  return (
    <div className={s.preview}>
      <p className={s.hint}>{t('office:replyTemplates.previewHelp')}</p>
      <LanguageChoice
        label={t('office:replyTemplates.previewLanguage')}
        language={language}
        onChoose={setLanguage}
      />
      <QueryState query={query}>
        {(words) => (
          <>
            {isMissing && <p>{t('office:replyTemplates.previewItalian')}</p>}
            <section className={s.letter} aria-labelledby={label} lang={language}>
              <h3 id={label}>{fillPlaceholders(textOf(subject), words[language])}</h3>
              <p className={s.text}>{fillPlaceholders(textOf(body), words[language])}</p>
            </section>
          </>
        )}
      </QueryState>
    </div>
  );
}
