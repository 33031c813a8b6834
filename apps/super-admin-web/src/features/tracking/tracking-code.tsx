import { MAX_TRACKING_CODE_LENGTH } from '@ospite/domain';
import { fieldProblemText } from '@ospite/i18n';
import { Panel, TextAreaField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../../shared/settings-editor/save-bar';
import { useEditor } from '../../shared/settings-editor/settings-editor';
import { CodeReading } from './code-reading';

/** The script that is inserted in the page's head after consent. Source: specification §2, §12. */
export function TrackingCode() {
  const { t } = useTranslation();
  const editor = useEditor();
  const code = editor.textOf('trackingCode');
  const refused = editor.fieldProblem('trackingCode');
  const label = t('super-admin:tracking.code');
  return (
    <Panel title={t('super-admin:tracking.heading')}>
      <p>{t('super-admin:tracking.help')}</p>
      <TextAreaField
        name="trackingCode"
        label={label}
        hint={t('super-admin:tracking.codeHint')}
        error={refused && fieldProblemText(t, refused)}
        isCode
        rows={8}
        maxLength={MAX_TRACKING_CODE_LENGTH}
        value={code}
        onChange={(value) => editor.write('trackingCode', value)}
      />
      <CodeReading code={code} />
      <SaveBar
        field="trackingCode"
        label={label}
        onSave={() => void editor.save('trackingCode', { trackingCode: code })}
      />
    </Panel>
  );
}
