import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../shared/feedback/download-button';
import { PersonData } from './person-data';

/** Export of everything that is stored, and export or erasure of one person's data. */
export function OwnData() {
  const { t } = useTranslation();
  return (
    <>
      <Panel title={t('office:settings.data.everything')}>
        <p>{t('office:settings.data.everythingHelp')}</p>
        <div>
          <DownloadButton path="/api/export">{t('office:settings.data.downloadEverything')}</DownloadButton>
        </div>
      </Panel>
      <PersonData />
    </>
  );
}
