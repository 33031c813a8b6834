import {
  LANGUAGES,
  MAX_REPLY_BODY_LENGTH,
  MAX_REPLY_SUBJECT_LENGTH,
  MAX_REPLY_TEMPLATE_NAME_LENGTH,
  type Language,
  type ReplyPlaceholder,
} from '@ospite/domain';
import { TextField } from '@ospite/ui/office';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LanguageFields } from '../../shared/languages/language-fields';
import { languageNames, type LanguageTexts } from '../../shared/languages/language-texts';
import type { FieldErrors } from '../../shared/forms/field-errors';
import type { EditedTemplate } from './edited-template';
import { LanguageChoice } from '../../shared/languages/language-choice';
import { PlaceholderButtons } from './placeholder-chips';
import {
  markToDelete,
  placeholderMarks,
  shownText,
  spacedMark,
  storedText,
  withoutHalfMark,
  type PlaceholderMarks,
} from '../../shared/placeholder-marks';
import { isTextControl, typeInto, type TextControl } from '../../shared/forms/type-into-field';
import * as s from './reply-templates.module.css';

interface TemplateFieldsProps {
  readonly template: EditedTemplate;
  /** Its place in the list, from 0, by which the API names its fields. */
  readonly index: number;
  readonly errors: FieldErrors;
  readonly onChange: (template: EditedTemplate) => void;
  /** The language that a phone shows. */
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
}

/** The fields of one template: its name, and subject and text in the four languages. */
export function TemplateFields(props: TemplateFieldsProps) {
  const { template, index, errors, onChange, language, onLanguageChange } = props;
  const { t } = useTranslation();
  const marks = placeholderMarks(t);
  const place = useRef<HTMLDivElement>(null);
  // Where somebody typed last; placeholders go where the chosen language's text ends until then.
  const [typedIn, setTypedIn] = useState<TextControl | null>(null);

  function insert(placeholder: ReplyPlaceholder) {
    const control = typedIn?.isConnected
      ? typedIn
      : place.current?.querySelector<TextControl>(`[name="templates.${index}.body.${language}"]`);
    if (!control) return;
    const end = control.value.length;
    const [from, to] = typedIn ? [control.selectionStart ?? end, control.selectionEnd ?? end] : [end, end];
    setTypedIn(control);
    typeInto(control, from, to, spacedMark(marks[placeholder], { text: control.value, from, to }));
  }

  function change(part: 'subject' | 'body', code: Language, typed: string) {
    const mended = withoutHalfMark(shownText(template[part][code], marks), typed, marks);
    const text = storedText(mended?.text ?? typed, marks);
    flushSync(() => onChange({ ...template, [part]: { ...template[part], [code]: text } }));
    // The field has another text than was typed, so its caret is lost.
    if (mended && isTextControl(document.activeElement))
      document.activeElement.setSelectionRange(mended.from, mended.to);
  }

  return (
    <div
      ref={place}
      className={s.template}
      onFocus={({ target }) => isTextControl(target) && hasPlaceholders(target) && setTypedIn(target)}
      onKeyDown={(event) => selectWholeMark(event, marks)}
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
        <LanguageChoice
          label={t('office:replyTemplates.language')}
          language={language}
          onChoose={(chosen) => {
            setTypedIn(null);
            onLanguageChange(chosen);
          }}
        />
      </div>
      <LanguageFields
        label={t('office:replyTemplates.subject')}
        aloneOnPhone={language}
        values={shownTexts(template.subject, marks)}
        onChange={(code, typed) => change('subject', code, typed)}
        names={languageNames(`templates.${index}.subject`)}
        errors={errors}
        maxLength={MAX_REPLY_SUBJECT_LENGTH}
      />
      <LanguageFields
        label={t('office:replyTemplates.body')}
        hint={t('office:replyTemplates.bodyHint', { example: marks.dates })}
        aloneOnPhone={language}
        values={shownTexts(template.body, marks)}
        onChange={(code, typed) => change('body', code, typed)}
        names={languageNames(`templates.${index}.body`)}
        errors={errors}
        rows={10}
        maxLength={MAX_REPLY_BODY_LENGTH}
      />
      <PlaceholderButtons onInsert={insert} />
    </div>
  );
}

function shownTexts(texts: LanguageTexts, marks: PlaceholderMarks): LanguageTexts {
  const shown = LANGUAGES.map((language) => [language, shownText(texts[language], marks)]);
  return Object.fromEntries(shown) as Record<Language, string>;
}

/** The name of a template, which is the owner's alone, has none. */
function hasPlaceholders({ name }: TextControl): boolean {
  return /\.(subject|body)\./.test(name);
}

/** What is deleted is the whole mark: selected first, so that the browser can undo it. */
function selectWholeMark({ key, target }: KeyboardEvent, marks: PlaceholderMarks): void {
  if ((key !== 'Backspace' && key !== 'Delete') || !isTextControl(target) || !hasPlaceholders(target)) return;
  const { value: text, selectionStart, selectionEnd } = target;
  if (selectionStart === null || selectionEnd === null) return;
  const taken = markToDelete({ text, from: selectionStart, to: selectionEnd }, key, marks);
  if (taken) target.setSelectionRange(...taken);
}
