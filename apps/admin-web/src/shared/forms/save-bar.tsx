import { Button, classList, useFocusAfter } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Labels } from './translated-labels';
import type { Form } from './use-form';
import * as s from './save-bar.module.css';

interface SaveBarProps<Values extends object> {
  readonly form: Form<Values>;
  /** What all fields are called, for telling which ones somebody else changed; left out for what only one can make. */
  readonly labels?: Labels<Values>;
  readonly saveLabel?: string;
  /** Whether saving is offered before anything was typed, as for something new. */
  readonly isNew?: boolean;
  /** Whether it stays where it is, as in a small form of a screen with several. */
  readonly isInline?: boolean;
  /** What is to be mended, in a sentence of its own; otherwise what is wrong with each field. */
  readonly toMend?: string;
  /** The way out of the form, in place of the button that drops what was typed: a phone has room for two. */
  readonly children?: ReactNode;
}

/** The end of a form, in reach as soon as there is something to save or to tell: how it stands with saving, and the buttons. */
export function SaveBar<Values extends object>(props: SaveBarProps<Values>) {
  const { form, labels, saveLabel, isNew = false, isInline = false, toMend, children } = props;
  const { t } = useTranslation();
  const isAtRest = !form.isDirty && !form.isSaved && !isNew;
  return (
    <div className={isInline ? s.inline : classList(s.bar, isAtRest && s.atRest)}>
      <SaveState form={form} {...(labels && { labels })} {...(toMend && { toMend })} />
      <div className={s.actions}>
        {form.isDirty && !isNew && !children && (
          <Button variant="plain" onPress={form.discard} isDisabled={form.isSaving}>
            {t('office:forms.discard')}
          </Button>
        )}
        {children}
        <Button
          type="submit"
          isDisabled={!form.isDirty && !isNew}
          isPending={form.isSaving}
          pendingLabel={t('office:forms.saving')}
        >
          {saveLabel ?? t('office:forms.save')}
        </Button>
      </div>
    </div>
  );
}

function SaveState<Values extends object>({
  form,
  labels,
  toMend,
}: Pick<SaveBarProps<Values>, 'form' | 'labels' | 'toMend'>) {
  const { t } = useTranslation();
  const state = useRef<HTMLParagraphElement>(null);
  useFocusAfter(form.isSaved, state);
  const wrong = [...new Set(Object.values(form.errors))];
  // A text has one name in all its languages.
  const elsewhere = labels ? [...new Set(form.changedElsewhere.map((name) => labels[name]))] : [];
  const isTold = elsewhere.length > 0 || form.isClash;
  const isWrong = isTold || form.problem !== undefined || wrong.length > 0;
  return (
    <>
      {isTold && (
        <p role="alert" className={s.wrong}>
          {elsewhere.length > 0
            ? t('office:forms.changedElsewhere', { saved: form.savedInBetween, fields: elsewhere.join(', ') })
            : t('office:forms.clash', { saved: form.savedInBetween })}
        </p>
      )}
      {!isTold && form.problem !== undefined && (
        <p role="alert" className={s.wrong}>
          {form.problem}
        </p>
      )}
      {wrong.length > 0 && (
        <p role="alert" className={s.wrong}>
          {toMend ?? toMendText(t, wrong)}
        </p>
      )}
      <p ref={state} role="status" tabIndex={-1} className={form.isSaved ? s.saved : s.state}>
        {form.isSaved && t('office:forms.saved')}
        {form.isDirty && !isWrong && t('office:forms.unsaved')}
      </p>
    </>
  );
}

/** Two lines on a phone at most: of several things that are wrong only how many, since each stands beside its field. */
function toMendText(t: TFunction, [first = '', ...others]: readonly (string | undefined)[]): string {
  return others.length === 0
    ? t('office:forms.toMend', { problems: first })
    : t('office:forms.toMendMany', { count: others.length + 1 });
}
