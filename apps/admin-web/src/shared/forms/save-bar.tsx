import { Button, classList, useFocusAfter } from '@ospite/ui/office';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DroppingButton } from '../feedback/dropping-button';
import type { Labels } from './translated-labels';
import type { Form } from './use-form';
import * as s from './save-bar.module.css';

interface SaveBarProps<Values extends object> {
  readonly form: Form<Values>;
  /** What all fields are called, for telling which ones somebody else changed; left out for what only one can make. */
  readonly labels?: Labels<Values>;
  readonly saveLabel?: string;
  /** What it says once everything is saved. */
  readonly savedLabel?: string;
  /** Whether saving is offered before anything was typed, as for something new. */
  readonly isNew?: boolean;
  /** Whether it stays where it is, as in a small form of a screen with several. */
  readonly isInline?: boolean;
  /** What is to be mended, in a sentence of its own; otherwise what is wrong with each field. */
  readonly toMend?: string;
  /** What else is to be known before saving again. */
  readonly note?: ReactNode;
  /** Whether the screen's main action is another one. */
  readonly isMinor?: boolean;
  /** The way out of the form, in place of the button that drops what was typed: a phone has room for two. */
  readonly children?: ReactNode;
}

/** The end of a form, in reach as soon as there is something to save or to tell: how it stands with saving, and the buttons. */
export function SaveBar<Values extends object>(props: SaveBarProps<Values>) {
  const { form, saveLabel, isNew = false, isInline = false, isMinor = false, note, children } = props;
  const { t } = useTranslation();
  const [wasDropped, setDropped] = useState(false);
  const isAtRest = !form.isDirty && !form.isSaved && !isNew;
  return (
    <div className={isInline ? s.inline : classList(s.bar, isAtRest && s.atRest)}>
      <SaveState {...props} isDropped={wasDropped && !form.isDirty} />
      {note && <p role="status">{note}</p>}
      <div className={s.actions}>
        {form.isDirty && (form.isRestored || (!isNew && !children)) && (
          <DroppingButton
            label={t(form.isRestored ? 'office:forms.discardDraft' : 'office:forms.discard')}
            onDrop={() => {
              form.discard();
              setDropped(true);
            }}
            isDisabled={form.isSaving}
          />
        )}
        {children}
        <Button
          type="submit"
          variant={isMinor ? 'quiet' : 'primary'}
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

/** How it stands with saving: one thing at a time. */
function SaveState<Values extends object>({
  form,
  labels,
  savedLabel,
  toMend,
  isDropped,
}: SaveBarProps<Values> & { readonly isDropped: boolean }) {
  const { t } = useTranslation();
  const state = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may be gone by then.
  useFocusAfter(form.isSaved || isDropped, state);
  const obstacle = useObstacle(form, labels, toMend);
  return (
    <>
      <Alert>{obstacle}</Alert>
      <p ref={state} role="status" tabIndex={-1} className={form.isSaved ? s.saved : s.state}>
        {form.isSaved && !form.hasToast && (savedLabel ?? t('office:forms.saved'))}
        {form.isDirty &&
          !obstacle &&
          Object.keys(form.errors).length === 0 &&
          t(form.isRestored ? 'office:forms.restored' : 'office:forms.unsaved')}
      </p>
    </>
  );
}

/** What stands in the way of saving, but for what a field says itself. */
export function useObstacle<Values extends object>(
  form: Form<Values>,
  labels: Labels<Values> | undefined,
  toMend?: string,
): ReactNode {
  const { t } = useTranslation();
  const wrong = [...new Set(Object.values(form.errors))];
  // A text has one name in all its languages.
  const elsewhere = labels ? [...new Set(form.changedElsewhere.map((name) => labels[name]))] : [];
  const saved = form.savedInBetween;
  if (elsewhere.length > 0)
    return t('office:forms.changedElsewhere', { saved, fields: elsewhere.join(', ') });
  if (form.isClash) return t('office:forms.clash', { saved });
  if (form.failed === undefined && form.problem === undefined) {
    if (wrong.length > 0 && toMend) return toMend;
    return wrong.length > 1 && t('office:forms.toMend', { count: wrong.length });
  }
  return (
    <>
      {form.failed && <span className={s.failed}>{form.failed}</span>} {form.problem}
    </>
  );
}

export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    children && (
      <p role="alert" className={s.wrong}>
        {children}
      </p>
    )
  );
}
