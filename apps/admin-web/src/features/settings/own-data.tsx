import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../shared/feedback/download-button';
import { PersonData } from './person-data';

/** Everything that is stored, to be taken away; and what is stored about one person, told or erased. */
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
