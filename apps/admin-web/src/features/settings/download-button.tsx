import { Button } from '@ospite/ui/office';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../shared/use-download';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import * as s from './settings.module.css';

interface DownloadButtonProps {
  /** The file's path at the API. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Starts a download, and says that it begins. */
export function DownloadButton({ path, children }: DownloadButtonProps) {
  const { t } = useTranslation();
  const download = useDownload();
  const tellOutcome = useOutcomeToast();
  const [isStarting, setStarting] = useState(false);

  async function start() {
    setStarting(true);
    const outcome = await download(path);
    setStarting(false);
    tellOutcome(outcome, {
      done: t('office:settings.data.downloading'),
      doneDescription: t('office:settings.data.downloadingHelp'),
      failed: t('office:settings.data.notDownloaded'),
    });
  }

  return (
    <div className={s.actions}>
      <Button variant="quiet" onPress={() => void start()} isPending={isStarting}>
        {children}
      </Button>
    </div>
  );
}
