import { Button, useFocusAfter } from '@ospite/ui/office';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from './refusal-notice';
import type { SettingField } from './setting-drafts';
import { useEditor } from './settings-editor';
import * as s from './settings-editor.module.css';

interface SaveBarProps {
  readonly field: SettingField;
  /** What the button saves, for its name: "Salva: Banner in alto". */
  readonly label: string;
  readonly onSave: () => void;
  /** Why it cannot be saved as it is; shown beside the field. */
  readonly isDisabled?: boolean;
}

/** Saves one field, says that it is saved or why not, and takes back what was typed. */
export function SaveBar({ field, label, onSave, isDisabled = false }: SaveBarProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  const isDirty = editor.isDirty(field);
  const isSaving = editor.saving === field;
  const state = useRef<HTMLSpanElement>(null);
  useFocusAfter(editor.saved === field, state);
  return (
    <div className={s.saving}>
      <RefusalNotice field={field} />
      <div className={s.actions}>
        <Button
          onPress={onSave}
          // One at a time: the next save starts from what this one stores.
          isDisabled={!isSaving && (isDisabled || !isDirty || editor.saving !== undefined)}
          isPending={isSaving}
          pendingLabel={t('super-admin:saving.pending')}
          aria-label={`${t('super-admin:saving.save')}: ${label}`}
        >
          {t('super-admin:saving.save')}
        </Button>
        {isDirty && !isSaving && (
          <Button
            variant="quiet"
            onPress={() => editor.discard(field)}
            aria-label={`${t('super-admin:saving.discard')}: ${label}`}
          >
            {t('super-admin:saving.discard')}
          </Button>
        )}
        <span ref={state} role="status" tabIndex={-1} className={s.state}>
          {editor.saved === field && t('super-admin:saving.saved')}
          {isDirty && t('super-admin:saving.unsaved')}
        </span>
      </div>
    </div>
  );
}
