import { Button, Dialog } from '@ospite/ui/office';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface DescribePictureProps {
  /** Of the picture in its gallery, from one. */
  readonly position: number;
  /** The form in the dialog. */
  readonly children: (close: () => void) => ReactNode;
}

/** The button and the dialog in which the owner says what a picture shows. */
export function DescribePicture({ position, children }: DescribePictureProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('office:galleries.picture.describeFor', { position })}
        onPress={() => setOpen(true)}
      >
        {t('office:galleries.picture.describe')}
      </Button>
      <Dialog isOpen={isOpen} title={t('office:galleries.picture.altTitle')}>
        {children(() => setOpen(false))}
      </Dialog>
    </>
  );
}
