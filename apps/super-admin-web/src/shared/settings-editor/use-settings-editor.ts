import {
  isNetworkProblem,
  problemOf,
  useUpdateSuperAdminSettingsMutation,
  type FieldProblem,
  type Problem,
  type SuperAdminSettings,
} from '@ospite/contracts';
import { useToast } from '@ospite/ui/office';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  draftKeysOf,
  fieldsThatDiffer,
  storedText,
  type DraftKey,
  type Drafts,
  type SettingField,
} from './setting-drafts';
import type { SettingsEditor } from './settings-editor';

/** The last save, and the state of the settings that it started from. */
interface LastSave {
  readonly field: SettingField;
  readonly basedOn: SuperAdminSettings;
  /** Undefined when it succeeded. */
  readonly problem: Problem | undefined;
}

/**
 * @param superAdminKey sent with each save, as specification §7 has it
 * @param reload reads the settings again, and gives them
 * @returns the editor, and whether anything on it is not saved
 */
export function useSettingsEditor(
  settings: SuperAdminSettings,
  superAdminKey: string,
  reload: () => Promise<{ readonly data?: SuperAdminSettings | undefined }>,
) {
  const { t } = useTranslation();
  const showToast = useToast();
  const [update] = useUpdateSuperAdminSettingsMutation();
  const [drafts, setDrafts] = useState<Drafts>({});
  const [saving, setSaving] = useState<SettingField>();
  const isSending = useRef(false);
  const [last, setLast] = useState<LastSave>();

  const isDirty = (field: SettingField) =>
    draftKeysOf(field).some(
      (key) => (drafts[key] ?? storedText(settings, key)) !== storedText(settings, key),
    );
  /** @param typed forgets only what is still as it was then; left out, all */
  const discard = (field: SettingField, typed?: Drafts) =>
    setDrafts((before) => ({
      ...before,
      ...Object.fromEntries(
        draftKeysOf(field).map((key) => [key, typed && typed[key] !== before[key] ? before[key] : undefined]),
      ),
    }));

  const editor: SettingsEditor = {
    settings,
    textOf: (key) => drafts[key] ?? storedText(settings, key),
    write(key, text) {
      setDrafts((before) => ({ ...before, [key]: text }));
      setLast((before) => (before?.problem ? before : undefined));
    },
    discard(field) {
      discard(field);
      setLast(undefined);
    },
    isDirty,
    async save(field, values) {
      if (isSending.current) return;
      isSending.current = true;
      setSaving(field);
      const { error: failure } = await update({
        updateSuperAdminSettingsRequest: { ...settings, ...values, superAdminKey },
      });
      // The next save must start from what is stored now, also after a conflict.
      const { data: stored } = await reload();
      isSending.current = false;
      setSaving(undefined);
      const error =
        failure && isStoredAllTheSame(problemOf(failure), { ...settings, ...values }, stored)
          ? undefined
          : failure;
      setLast({ field, basedOn: settings, problem: error && problemOf(error) });
      // Somebody may have gone on writing meanwhile.
      if (!error) discard(field, drafts);
      showToast(
        error
          ? {
              kind: 'destructive',
              title: t('super-admin:saving.error'),
              description: t('super-admin:saving.notUpdated'),
            }
          : {
              kind: 'default',
              title: t('super-admin:saving.success'),
              description: t('super-admin:saving.updated'),
            },
      );
    },
    saving,
    saved: last && !last.problem ? last.field : undefined,
    fieldProblem: (key) => fieldProblemIn(last?.problem, key),
    refusal: last?.problem && {
      field: last.field,
      problem: last.problem,
      changedByOthers: fieldsThatDiffer(last.basedOn, settings),
    },
  };
  const fields = Object.keys(settings).filter((name): name is SettingField => name !== 'updatedAt');
  return { editor, hasUnsaved: fields.some(isDirty) };
}

/** Whether what was sent is there although its answer was lost, or the next try clashed with it. */
function isStoredAllTheSame(
  problem: Problem,
  sent: SuperAdminSettings,
  stored: SuperAdminSettings | undefined,
): boolean {
  if (!stored || !(isNetworkProblem(problem) || problem.status === 409)) return false;
  return fieldsThatDiffer(sent, stored).length === 0;
}

/** A problem of the field itself, or of a part of it (`trackingOrigins.2`). */
function fieldProblemIn(problem: Problem | undefined, key: DraftKey): FieldProblem | undefined {
  return problem?.fields.find(({ field }) => field === key || field.startsWith(`${key}.`));
}
