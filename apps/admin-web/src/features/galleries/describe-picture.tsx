import { Button, Dialog } from '@ospite/ui/office';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficePaths } from '../../shared/office-paths';
import { useKeptRow } from '../../shared/screen/kept-rows';
import { thumbnailUrl, type PictureCopies } from '../../shared/pictures/thumbnail';
import * as s from './galleries.module.css';

interface DescribePictureProps {
  readonly picture: Pick<PictureCopies, 'url' | 'variants'> & { readonly id: number };
  /** Of the picture in its gallery, from one. */
  readonly position: number;
  /** The form in the dialog. */
  readonly children: (close: () => void) => ReactNode;
}

/** The button and the dialog in which the owner says what a picture shows. */
export function DescribePicture({ picture, position, children }: DescribePictureProps) {
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  const [isOpen, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  useKeptRow(picture, isOpen);
  const close = () => setOpen(false);

  function open() {
    setTyped(false);
    setOpen(true);
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('office:galleries.picture.describeFor', { position })}
        onPress={open}
      >
        {t('office:galleries.picture.describe')}
      </Button>
      {/* By Escape, too, but for what was typed, which a slip must not lose. */}
      <Dialog
        isOpen={isOpen}
        title={t('office:galleries.picture.altTitle')}
        {...(!isTyped && { onClose: close })}
      >
        {/* What it shows is what is to be said below. */}
        <img src={`${site}${thumbnailUrl(picture)}`} alt="" className={s.described} />
        <div className={s.form} onInput={() => setTyped(true)}>
          {children(close)}
        </div>
      </Dialog>
    </>
  );
}
