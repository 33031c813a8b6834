import { isNetworkProblem, type Problem } from '@ospite/contracts';
import { Button, Notice, Panel } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../shared/forms/field-errors';
import { maySucceed } from './connection';
import type { Upload, UploadStatus } from './upload';
import type { QueueState, UploadQueue } from './upload-queue';
import * as s from './uploads.module.css';

interface UploadListProps extends QueueState {
  readonly queue: UploadQueue;
}

/** The pictures that are under way, each with its progress and its own way on; nothing while there are none. */
export function UploadList({ queue, uploads, sent, missing }: UploadListProps) {
  const { t } = useTranslation();
  const failed = uploads.filter(({ status }) => status.kind === 'failed');
  const again = failed.filter(({ status }) => canRetry(status));
  const newest = useNewestInSight(uploads);
  return (
    <>
      {missing.length > 0 && (
        <Missing names={missing.map(({ name }) => name)} onSeen={() => queue.forgetMissing()} />
      )}
      <div ref={newest} className={s.uploads}>
        {uploads.length > 0 && (
          <Panel title={t('office:galleries.uploads.title')}>
            <p role="status">
              {t('office:galleries.uploads.progress', { sent, total: sent + uploads.length })}
            </p>
            {failed.length < uploads.length && (
              <p className={s.minor}>{t('office:galleries.uploads.keepsGoing')}</p>
            )}
            <ul className={s.list}>
              {uploads.map((upload) => (
                <UploadItem key={upload.id} upload={upload} queue={queue} />
              ))}
            </ul>
            {again.length > 1 && (
              <div>
                <Button variant="quiet" onPress={() => again.forEach(({ id }) => queue.retry(id))}>
                  {t('office:galleries.uploads.retryAll')}
                </Button>
              </div>
            )}
          </Panel>
        )}
      </div>
    </>
  );
}

/** Whether it may help to send the same file once more. */
function canRetry(status: UploadStatus): boolean {
  return status.kind === 'failed' && maySucceed(status.problem);
}

/** Pictures that were just chosen are brought into sight: on a phone their list is below the button that chose them. */
function useNewestInSight(uploads: readonly Upload[]) {
  const panel = useRef<HTMLDivElement>(null);
  const newest = uploads.at(-1)?.id ?? 0;
  const seen = useRef(newest);
  useEffect(() => {
    if (newest > seen.current) panel.current?.scrollIntoView({ block: 'nearest' });
    seen.current = Math.max(seen.current, newest);
  }, [newest]);
  return panel;
}

function UploadItem({ upload, queue }: { readonly upload: Upload; readonly queue: UploadQueue }) {
  const { t } = useTranslation();
  const { id, name, previewUrl, status } = upload;
  const isFailed = status.kind === 'failed';
  return (
    <li className={s.item}>
      <Preview url={previewUrl} />
      <div className={s.words}>
        <span className={s.name}>{name}</span>
        {status.kind === 'sending' && <progress className={s.bar} value={status.share} aria-label={name} />}
        <span className={isFailed ? s.failed : s.minor}>{statusText(t, status)}</span>
      </div>
      <div className={s.actions}>
        {canRetry(status) && (
          <Button
            variant="quiet"
            aria-label={t('office:galleries.uploads.retryFor', { name })}
            onPress={() => queue.retry(id)}
          >
            {t('office:galleries.uploads.retry')}
          </Button>
        )}
        <Button
          variant="plain"
          aria-label={t('office:galleries.uploads.removeFor', { name })}
          onPress={() => queue.remove(id)}
        >
          {t('office:galleries.uploads.remove')}
        </Button>
      </div>
    </li>
  );
}

/** The picture from memory; a plain ground where this browser cannot show it. */
function Preview({ url }: { readonly url: string }) {
  const [isShown, setShown] = useState(true);
  return (
    <span className={s.preview}>
      {isShown && <img src={url} alt="" decoding="async" onError={() => setShown(false)} />}
    </span>
  );
}

function statusText(t: TFunction, status: UploadStatus): string {
  switch (status.kind) {
    case 'failed':
      return refusalText(t, status.problem);
    case 'waiting':
      return waitingText(t, status.problem);
    case 'sending':
      return status.share < 1
        ? t('office:galleries.uploads.sending', { percent: Math.floor(status.share * 100) })
        : t('office:galleries.uploads.storing');
    default:
      return t(`office:galleries.uploads.${status.kind}`);
  }
}

/** A connection that is lost is another matter than a server that is reached and cannot work. */
function waitingText(t: TFunction, problem: Problem): string {
  if (isNetworkProblem(problem)) return t('office:galleries.uploads.waiting');
  return t(
    problem.code === 'server.storage_unavailable'
      ? 'office:galleries.uploads.waitingForStorage'
      : 'office:galleries.uploads.waitingForSite',
  );
}

function Missing({ names, onSeen }: { readonly names: readonly string[]; readonly onSeen: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" title={t('office:galleries.uploads.missing')}>
      <p>{t('office:galleries.uploads.missingHelp')}</p>
      <ul className={s.names}>
        {names.map((name, index) => (
          <li key={`${index} ${name}`}>{name}</li>
        ))}
      </ul>
      <Button variant="quiet" onPress={onSeen}>
        {t('office:galleries.uploads.missingSeen')}
      </Button>
    </Notice>
  );
}
