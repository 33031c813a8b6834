import { instantOf, wallClockOf } from '@ospite/domain';
import { fieldProblemText } from '@ospite/i18n';
import { Panel, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../shared/formats';
import { SaveBar } from '../../shared/desk/save-bar';
import { useDesk } from '../../shared/desk/settings-desk';

/** When the site returns by itself, on the property's clock; empty leaves it offline. Source: decisions §3. */
export function OfflineEnd() {
  const { t } = useTranslation();
  const desk = useDesk();
  const text = desk.textOf('offlineUntil');
  const end = text === '' ? null : instantOf(text);
  const isPast = Boolean(end && desk.isDirty('offlineUntil') && end <= new Date());
  const refused = desk.fieldProblem('offlineUntil');
  const label = t('super-admin:end.label');
  return (
    <Panel title={t('super-admin:end.heading')}>
      <p>{t('super-admin:end.help')}</p>
      <TextField
        name="offlineUntil"
        type="datetime-local"
        label={label}
        value={text}
        onChange={(value) => desk.write('offlineUntil', value)}
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
          if (end !== undefined) void desk.save('offlineUntil', { offlineUntil: end?.toISOString() ?? null });
        }}
      />
    </Panel>
  );
}
