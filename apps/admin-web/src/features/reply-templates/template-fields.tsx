import {
  MAX_REPLY_BODY_LENGTH,
  MAX_REPLY_SUBJECT_LENGTH,
  MAX_REPLY_TEMPLATE_NAME_LENGTH,
  placeholderText,
  type Language,
} from '@ospite/domain';
import { Button, Panel, TextField } from '@ospite/ui/office';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageFields } from '../../shared/languages/language-fields';
import { languageNames } from '../../shared/languages/language-texts';
import type { FieldErrors } from '../../shared/forms/field-errors';
import type { EditedTemplate } from './edited-template';
import { placeOf, withPlaceholder, type Place } from './insert-placeholder';
import { LanguageChoice } from './language-choice';
import { PlaceholderButtons } from './placeholder-buttons';
import { TemplatePreview } from './template-preview';
import * as s from './reply-templates.module.css';

interface TemplateFieldsProps {
  readonly template: EditedTemplate;
  /** What it is called. */
  readonly title: string;
  /** Its place in the list, from 0, by which the API names its fields. */
  readonly index: number;
  readonly errors: FieldErrors;
  readonly onChange: (template: EditedTemplate) => void;
  readonly moveButtons: ReactNode;
  readonly onRemove: () => void;
}

/** One template: its name, and subject and text in the four languages. */
export function TemplateFields(props: TemplateFieldsProps) {
  const { template, title, index, errors, onChange, moveButtons, onRemove } = props;
  const { t } = useTranslation();
  const place = useRef<Place | null>(null);
  const [language, setLanguage] = useState<Language>('it');
  const remember = ({ target }: SyntheticEvent) => {
    place.current = placeOf(target) ?? place.current;
  };
  const choose = (chosen: Language) => {
    setLanguage(chosen);
    // Placeholders go where this language's text ends until somebody types.
    const end = template.body[chosen].length;
    place.current = { field: 'body', language: chosen, from: end, to: end };
  };
  return (
    <Panel title={title}>
      <div
        className={s.template}
        role="group"
        aria-label={title}
        tabIndex={-1}
        data-entry
        onSelect={remember}
        onBlur={remember}
      >
        <TextField
          name={`templates.${index}.name`}
          label={t('office:replyTemplates.name')}
          hint={t('office:replyTemplates.nameHint')}
          value={template.name}
          onChange={(name) => onChange({ ...template, name })}
          error={errors[`templates.${index}.name`]}
          maxLength={MAX_REPLY_TEMPLATE_NAME_LENGTH}
        />
        <div className={s.onPhone}>
          <LanguageChoice label={t('office:replyTemplates.language')} language={language} onChoose={choose} />
        </div>
        <LanguageFields
          label={t('office:replyTemplates.subject')}
          aloneOnPhone={language}
          values={template.subject}
          onChange={(code, text) => onChange({ ...template, subject: { ...template.subject, [code]: text } })}
          names={languageNames(`templates.${index}.subject`)}
          errors={errors}
          maxLength={MAX_REPLY_SUBJECT_LENGTH}
        />
        <LanguageFields
          label={t('office:replyTemplates.body')}
          aloneOnPhone={language}
          values={template.body}
          onChange={(code, text) => onChange({ ...template, body: { ...template.body, [code]: text } })}
          names={languageNames(`templates.${index}.body`)}
          errors={errors}
          rows={10}
          maxLength={MAX_REPLY_BODY_LENGTH}
        />
        <PlaceholderButtons
          onInsert={(placeholder) => {
            onChange(withPlaceholder(template, place.current, placeholder));
            place.current = placedAfter(place.current, placeholderText(placeholder).length);
          }}
        />
      </div>
      <TemplatePreview template={template} writtenIn={language} />
      <div className={s.actions}>
        {moveButtons}
        <Button
          variant="quiet"
          onPress={onRemove}
          aria-label={t('office:replyTemplates.removeNamed', { name: title })}
        >
          {t('office:replyTemplates.remove')}
        </Button>
      </div>
    </Panel>
  );
}

/** The next placeholder follows the one before. */
function placedAfter(place: Place | null, length: number): Place | null {
  return place && { ...place, from: place.from + length, to: place.from + length };
}
