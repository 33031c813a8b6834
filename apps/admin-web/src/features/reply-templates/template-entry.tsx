import type { Language } from '@ospite/domain';
import { Button, Panel } from '@ospite/ui/office';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../shared/forms/field-errors';
import { TranslationMark } from '../../shared/languages/language-fields';
import { OpenPlace } from '../../shared/screen/open-place';
import type { EditedTemplate } from './edited-template';
import { TextWithChips } from './placeholder-chips';
import { TemplateFields } from './template-fields';
import { TemplateLetter, TemplatePreview } from './template-preview';
import * as s from './reply-templates.module.css';

interface TemplateEntryProps {
  readonly template: EditedTemplate;
  /** What it is called. */
  readonly title: string;
  /** Its place in the list, from 0, by which the API names its fields. */
  readonly index: number;
  readonly errors: FieldErrors;
  /** The language in which it is written at once, such as one that was just added; undefined where it is closed. */
  readonly writtenIn: Language | undefined;
  readonly onChange: (template: EditedTemplate) => void;
  readonly moveButtons: ReactNode;
  readonly onRemove: () => void;
}

/** One template in the list: what it begins with; opened, how a guest reads it; and then its fields. */
export function TemplateEntry(props: TemplateEntryProps) {
  const { template, title, index, errors, writtenIn, onChange, moveButtons, onRemove } = props;
  const { t } = useTranslation();
  const [mode, setMode] = useState<'closed' | 'read' | 'edited'>(writtenIn ? 'edited' : 'closed');
  const [language, setLanguage] = useState<Language>(writtenIn ?? 'it');
  const entry = useRef<HTMLDivElement>(null);
  const isToMend = Object.keys(errors).some((field) => field.startsWith(`templates.${index}.`));
  const shown = isToMend ? 'edited' : mode;

  function edit() {
    flushSync(() => setMode('edited'));
    entry.current?.querySelector('input')?.focus();
  }

  return (
    <Panel title={title} aside={shown === 'closed' && <TranslationMark values={template.body} />}>
      <div ref={entry} className={s.template} role="group" aria-label={title} tabIndex={-1} data-entry>
        <OpenPlace isOpen={shown !== 'closed'}>
          {shown === 'closed' && (
            <p className={s.beginning}>
              <TextWithChips text={template.subject.it} />
            </p>
          )}
          {shown === 'read' && <TemplateLetter template={template} writtenIn={language} />}
          {shown === 'edited' && (
            <>
              <TemplateFields
                {...{ template, index, errors, onChange, language }}
                onLanguageChange={setLanguage}
              />
              <TemplatePreview template={template} writtenIn={language} />
            </>
          )}
          <div className={s.actions}>
            {shown !== 'edited' && (
              <Button
                data-opener
                onPress={edit}
                aria-label={t('office:replyTemplates.editNamed', { name: title })}
              >
                {t('office:replyTemplates.edit')}
              </Button>
            )}
            {shown === 'closed' ? (
              <Button
                key="read"
                variant="quiet"
                onPress={() => setMode('read')}
                aria-label={t('office:replyTemplates.openNamed', { name: title })}
              >
                {t('office:replyTemplates.open')}
              </Button>
            ) : (
              <Button
                key="close"
                variant="quiet"
                onPress={() => setMode('closed')}
                aria-label={t('office:replyTemplates.closeNamed', { name: title })}
              >
                {t('office:replyTemplates.close')}
              </Button>
            )}
            {moveButtons}
            {shown !== 'closed' && (
              <Button
                variant="plain"
                onPress={onRemove}
                aria-label={t('office:replyTemplates.removeNamed', { name: title })}
              >
                {t('office:replyTemplates.remove')}
              </Button>
            )}
          </div>
        </OpenPlace>
      </div>
    </Panel>
  );
}
