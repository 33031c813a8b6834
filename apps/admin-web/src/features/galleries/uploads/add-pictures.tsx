import { officeProblemText } from '@ospite/i18n/office';
import { Panel, useToast } from '@ospite/ui/office';
import { useEffect, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../shared/pictures/file-button';
import * as s from './uploads.module.css';

/** How many pictures a gallery takes, and the code that says that there are too many. */
export interface GalleryLimit {
  readonly max: number;
  readonly problem: 'room.image_limit' | 'breakfast.image_limit';
}

interface AddPicturesProps {
  readonly limit: GalleryLimit;
  /** Pictures in the gallery and under way. */
  readonly count: number;
  readonly onAdd: (files: readonly File[]) => void;
}

/**
 * Chooses pictures from the device, its camera, or by dropping them. More than fit are all refused: the choice is the
 * owner's.
 */
export function AddPictures({ limit, count, onAdd }: AddPicturesProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const [isOver, setOver] = useState(false);
  useDropsKeptInPage();
  const free = Math.max(0, limit.max - count);

  function add(files: readonly File[]) {
    if (files.length === 0) return;
    if (files.length <= free) {
      onAdd(files);
      return;
    }
    const description = officeProblemText(t, {
      status: 422,
      code: limit.problem,
      facts: { limit: limit.max },
    });
    showToast({ kind: 'destructive', title: t('office:galleries.add.limit'), description });
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }

  return (
    <Panel title={t('office:galleries.add.title')}>
      <div
        className={s.drop}
        data-over={isOver || undefined}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className={s.choices}>
          <FileButton label={t('office:galleries.add.choose')} variant="primary" multiple onChoose={add} />
          <div className={s.cameraOnly}>
            <FileButton label={t('office:galleries.add.camera')} capture="environment" onChoose={add} />
          </div>
          <span className={s.dropHint}>{t('office:galleries.add.drop')}</span>
        </div>
        <p className={s.minor}>
          {free > 0 ? t('office:galleries.add.free', { count: free }) : t('office:galleries.add.full')}{' '}
          {t('office:galleries.add.formats')}
        </p>
      </div>
    </Panel>
  );
}

/** A file that is dropped beside its place would replace the page, with everything that is under way. */
function useDropsKeptInPage(): void {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}
