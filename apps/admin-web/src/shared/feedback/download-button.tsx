import { Button } from '@ospite/ui/office';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../use-download';
import { useOutcomeToast } from './use-outcome-toast';

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
      done: t('office:common.downloading'),
      doneDescription: t('office:common.downloadingHelp'),
      failed: t('office:common.notDownloaded'),
    });
  }

  return (
    <Button variant="quiet" onPress={() => void start()} isPending={isStarting}>
      {children}
    </Button>
  );
}
