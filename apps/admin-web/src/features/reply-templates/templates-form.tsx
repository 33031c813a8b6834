import { useUpdateReplyTemplatesMutation, type ReplyTemplates } from '@ospite/contracts';
import { checkReplyTemplates, LANGUAGES, MAX_REPLY_TEMPLATES, type Language } from '@ospite/domain';
import { Button, EmptyState } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog';
import { fieldErrors, type FieldErrors } from '../../shared/forms/field-errors';
import { focusEntry } from '../../shared/forms/entries/focus-entry';
import { focusField } from '../../shared/forms/focus-field';
import { SaveBar } from '../../shared/forms/save-bar';
import { useBasedOn } from '../../shared/forms/state/use-based-on';
import { useForm } from '../../shared/forms/use-form';
import { isSame } from '../../shared/forms/same';
import { useMoves } from '../../shared/forms/entries/use-moves';
import { leftMark, placeholderMarks } from '../../shared/placeholder-marks';
import { changedLanguage, NEW_TEMPLATE, toEdited, withItem, type EditedTemplate } from './edited-template';
import { TemplateEntry } from './template-entry';
import { useEntryKeys } from '../../shared/forms/entries/use-entry-keys';
import * as s from './reply-templates.module.css';

interface Values {
  readonly templates: readonly EditedTemplate[];
}

/** All templates, saved together; nothing is gone before it is saved. */
export function TemplatesForm({ saved }: { readonly saved: ReplyTemplates }) {
  const { t } = useTranslation();
  const [save] = useUpdateReplyTemplatesMutation();
  const { basedOn, keep } = useBasedOn();
  const form = useForm<Values>({
    saved: { templates: saved.templates.map(toEdited) },
    check: ({ templates }) => problemsOf(t, templates),
    send: async ({ templates }) => {
      const updatedAt = basedOn(saved.updatedAt);
      const result = await save({ updateReplyTemplatesRequest: { templates: [...templates], updatedAt } });
      keep(result);
      return result;
    },
  });
  const { templates } = form.values;
  const set = (changed: readonly EditedTemplate[]) => form.set({ templates: changed });
  const keys = useEntryKeys(templates);
  const arrange = (order: readonly EditedTemplate[]) => {
    keys.arrange(order);
    set(order);
  };
  const element = useRef<HTMLFormElement>(null);
  const [removing, setRemoving] = useState<number | null>(null);
  const asked = removing === null ? undefined : templates[removing];
  const moves = useMoves(templates, arrange, (template) => titleOf(t, template));

  /** What was just added is written, and what was being written before a reload. */
  function writtenIn(template: EditedTemplate, index: number): Language | undefined {
    if (template.name === '' && index >= saved.templates.length) return 'it';
    return form.isRestored ? changedLanguage(template, index, saved.templates.map(toEdited)) : undefined;
  }

  function add() {
    flushSync(() => arrange([...templates, { ...NEW_TEMPLATE }]));
    if (element.current) focusField(element.current, `templates.${templates.length}.name`);
  }

  function remove(index: number) {
    flushSync(() => {
      setRemoving(null);
      arrange(templates.filter((_, at) => at !== index));
    });
    if (element.current) focusEntry(element.current, index);
  }

  function discard() {
    keys.renew();
    form.discard();
  }

  return (
    <form ref={element} className={s.form} onSubmit={form.onSubmit} noValidate>
      {templates.length === 0 && <EmptyState title={t('office:replyTemplates.empty')} />}
      {templates.map((template, index) => (
        <TemplateEntry
          key={keys.of(index)}
          template={template}
          title={titleOf(t, template)}
          index={index}
          errors={form.errors}
          writtenIn={writtenIn(template, index)}
          onChange={(changed) => set(withItem(templates, index, changed))}
          moveButtons={moves.buttonsOf(template, index)}
          onRemove={() => (isSame(template, NEW_TEMPLATE) ? remove(index) : setRemoving(index))}
        />
      ))}
      {templates.length < MAX_REPLY_TEMPLATES && (
        <div data-add>
          <Button variant="quiet" onPress={add}>
            {t('office:replyTemplates.add')}
          </Button>
        </div>
      )}
      {moves.said}
      {asked && removing !== null && (
        <ConfirmDialog
          isOpen
          title={t('office:replyTemplates.removeTitle', { name: titleOf(t, asked) })}
          confirmLabel={t('office:replyTemplates.remove')}
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(null)}
        >
          <p>{t('office:replyTemplates.removeHelp')}</p>
        </ConfirmDialog>
      )}
      <SaveBar form={{ ...form, discard }} labels={{ templates: t('office:replyTemplates.title') }} />
    </form>
  );
}

function titleOf(t: TFunction, { name }: EditedTemplate): string {
  return name.trim() || t('office:replyTemplates.unnamed');
}

/** The same rules as the server's, by the same names of fields. */
function problemsOf(t: TFunction, templates: readonly EditedTemplate[]): FieldErrors {
  const check = checkReplyTemplates(templates);
  return { ...brokenMarks(t, templates), ...(check.ok ? {} : fieldErrors(t, check.problems)) };
}

/** Marks that lost a side are no placeholders, and no guest should read them. */
function brokenMarks(t: TFunction, templates: readonly EditedTemplate[]): FieldErrors {
  const marks = placeholderMarks(t);
  const problems = templates.flatMap((template, index) =>
    (['subject', 'body'] as const).flatMap((part) =>
      LANGUAGES.filter((language) => leftMark(template[part][language], marks)).map((language) => ({
        field: `templates.${index}.${part}.${language}`,
        code: 'broken_placeholder' as const,
      })),
    ),
  );
  return fieldErrors(t, problems);
}
