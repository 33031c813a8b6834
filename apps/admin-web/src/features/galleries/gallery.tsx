import { EmptyState, Panel, useToast } from '@ospite/ui/office';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveOrder } from '../../shared/forms/entries/use-saved-order';
import { KeptRows } from '../../shared/screen/lists/kept-rows';
import type { OfficeStore } from '../../shared/store';
import type { GalleryPicture } from './pictures/gallery-picture';
import { PictureList } from './pictures/picture-list';
import { AddPictures, type GalleryLimit } from './uploads/add-pictures';
import type { UploadTarget } from './uploads/upload';
import { UploadList } from './uploads/upload-list';
import type { BatchOutcome } from './uploads/upload-queue';
import { useUploadQueue } from './uploads/use-upload-queue';

interface GalleryProps<Picture extends GalleryPicture> {
  readonly pictures: readonly Picture[];
  readonly limit: GalleryLimit;
  readonly emptyHelp: string;
  readonly targetOf: (dispatch: OfficeStore['dispatch']) => UploadTarget;
  readonly saveOrder: SaveOrder;
  readonly facts: (picture: Picture) => ReactNode;
  /** @param position from one */
  readonly actions: (picture: Picture, position: number) => ReactNode;
}

/** A gallery with its uploads. */
export function Gallery<Picture extends GalleryPicture>(props: GalleryProps<Picture>) {
  const { pictures, limit, emptyHelp, targetOf, ...list } = props;
  const { t } = useTranslation();
  const uploads = useUploadQueue(targetOf, useTellBatch());
  const waiting = uploads.uploads.filter(({ status }) => status.kind !== 'failed').length;
  return (
    <>
      <AddPictures
        limit={limit}
        count={pictures.length + waiting}
        onAdd={(files) => uploads.queue.add(files, pictures.length)}
      />
      <UploadList {...uploads} />
      <Panel
        title={t('office:galleries.pictures')}
        aside={<span>{t('office:galleries.count', { count: pictures.length, max: limit.max })}</span>}
      >
        <KeptRows rows={pictures}>
          {(shown) =>
            shown.length > 0 ? (
              <PictureList pictures={shown} {...list} />
            ) : (
              <EmptyState title={t('office:galleries.empty')}>
                <p>{emptyHelp}</p>
              </EmptyState>
            )
          }
        </KeptRows>
      </Panel>
    </>
  );
}

/** Says how a batch of uploads ended. Source: specification §8. */
function useTellBatch(): (outcome: BatchOutcome) => void {
  const { t } = useTranslation();
  const showToast = useToast();
  return useCallback(
    ({ sent, failed }) => {
      if (failed > 0) {
        const description = t('office:galleries.uploads.failedDescription', { count: failed });
        showToast({ kind: 'destructive', title: t('office:galleries.uploads.failed'), description });
      } else if (sent > 0) {
        const description = t('office:galleries.uploads.doneDescription');
        showToast({ kind: 'default', title: t('office:galleries.uploads.done'), description });
      }
    },
    [t, showToast],
  );
}
