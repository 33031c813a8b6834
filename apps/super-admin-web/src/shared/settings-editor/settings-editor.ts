import type { FieldProblem, Problem, SuperAdminSettings } from '@ospite/contracts';
import { createContext, useContext } from 'react';
import type { DraftKey, SettingField } from './setting-drafts';

/** A save that was refused. */
export interface Refusal {
  readonly field: SettingField;
  readonly problem: Problem;
  /** What others saved in between; the editor has their values now. */
  readonly changedByOthers: readonly SettingField[];
}

/** The settings as they are stored, what is typed and not saved yet, and the one way to save. */
export interface SettingsEditor {
  readonly settings: SuperAdminSettings;
  /** The text of a field: what was typed, else what is stored. */
  textOf(key: DraftKey): string;
  write(key: DraftKey, text: string): void;
  /** Forgets what was typed. */
  discard(field: SettingField): void;
  isDirty(field: SettingField): boolean;
  /**
   * Saves one field; all others are sent as they were read (specification §7), with the `updatedAt` they were read with
   * (specification §12). What was typed stays when that is refused.
   */
  save(field: SettingField, values: Partial<Omit<SuperAdminSettings, 'updatedAt'>>): Promise<void>;
  /** The field that is being saved. */
  readonly saving: SettingField | undefined;
  /** The field that was saved last, until something else happens. */
  readonly saved: SettingField | undefined;
  /** What the last save's refusal says of a field. */
  fieldProblem(key: DraftKey): FieldProblem | undefined;
  readonly refusal: Refusal | undefined;
}

const Editor = createContext<SettingsEditor | undefined>(undefined);
export const EditorProvider = Editor.Provider;

/** The editor that the panel's tabs work at. */
export function useEditor(): SettingsEditor {
  const editor = useContext(Editor);
  if (!editor) throw new Error('There is no editor around this.');
  return editor;
}
