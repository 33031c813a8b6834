import { instantOf, wallClockOf } from '@ospite/domain';
import { fieldProblemText } from '@ospite/i18n';
import { Panel, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../shared/formats';
import { SaveBar } from '../../shared/settings-editor/save-bar';
import { useEditor } from '../../shared/settings-editor/settings-editor';

/** When the site returns by itself, on the property's clock; empty leaves it offline. Source: specification §11. */
export function OfflineEnd() {
  const { t } = useTranslation();
  const editor = useEditor();
  const text = editor.textOf('offlineUntil');
  const end = text === '' ? null : instantOf(text);
  const isPast = Boolean(end && editor.isDirty('offlineUntil') && end <= new Date());
  const refused = editor.fieldProblem('offlineUntil');
  const label = t('super-admin:end.label');
  return (
    <Panel title={t('super-admin:end.heading')}>
      <p>{t('super-admin:end.help')}</p>
      <TextField
        name="offlineUntil"
        type="datetime-local"
        label={label}
        value={text}
        onChange={(value) => editor.write('offlineUntil', value)}
        hint={
          end
            ? t('super-admin:end.reads', { date: momentText(end) })
            : t('super-admin:end.now', { time: wallClockOf(new Date()).slice(-5) })
        }
        error={isPast ? t('super-admin:end.past') : refused && fieldProblemText(t, refused)}
      />
      <SaveBar
        field="offlineUntil"
        label={label}
        isDisabled={isPast || end === undefined}
        onSave={() => {
          if (end !== undefined)
            void editor.save('offlineUntil', { offlineUntil: end?.toISOString() ?? null });
        }}
      />
    </Panel>
  );
}
