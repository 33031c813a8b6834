import { MAX_TRACKING_ORIGINS } from '@ospite/domain';
import { fieldProblemText } from '@ospite/i18n';
import { Button, Notice, Panel, TextAreaField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../../shared/settings-editor/save-bar';
import { useEditor } from '../../shared/settings-editor/settings-editor';
import { useOrigins } from './use-origins';

/**
 * The origins that the code may call, taken from the code at first. Source: specification §12, Banners and tracking.
 */
export function TrackingOrigins() {
  const { t } = useTranslation();
  const editor = useEditor();
  const { text, origins, wrongLine, isTooMany, missing, followsCode } = useOrigins();
  const refused = editor.fieldProblem('trackingOrigins');
  const label = t('super-admin:origins.label');
  const error = isTooMany
    ? t('super-admin:origins.tooMany', { max: MAX_TRACKING_ORIGINS })
    : wrongLine === undefined
      ? refused && fieldProblemText(t, refused)
      : t('super-admin:origins.wrongLine', { line: wrongLine });
  return (
    <Panel title={t('super-admin:origins.heading')}>
      <p>{t('super-admin:origins.help')}</p>
      <TextAreaField
        name="trackingOrigins"
        label={label}
        hint={followsCode ? t('super-admin:origins.followsCode') : t('super-admin:origins.hint')}
        error={error}
        isCode
        rows={Math.max(3, origins.length + 1)}
        value={text}
        onChange={(value) => editor.write('trackingOrigins', value)}
      />
      {missing.length > 0 && (
        <Notice tone="warning" title={t('super-admin:origins.missingTitle')}>
          <p>{t('super-admin:origins.missing', { origins: missing.join(', ') })}</p>
          <Button
            variant="quiet"
            onPress={() => editor.write('trackingOrigins', [...origins, ...missing].join('\n'))}
          >
            {t('super-admin:origins.add')}
          </Button>
        </Notice>
      )}
      <SaveBar
        field="trackingOrigins"
        label={label}
        isDisabled={error !== undefined && refused === undefined}
        onSave={() => void editor.save('trackingOrigins', { trackingOrigins: [...origins] })}
      />
    </Panel>
  );
}
