import { Badge, Button, Dialog } from '@ospite/ui/office';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasDraft } from '../../shared/drafts';
import { SaveBar } from '../../shared/forms/save-bar';
import type { Labels } from '../../shared/forms/translated-labels';
import { useClosing } from '../../shared/forms/leaving/use-closing';
import type { Form } from '../../shared/forms/use-form';
import { useOfficePaths } from '../../shared/office-paths';
import { useKeptRow } from '../../shared/screen/lists/kept-rows';
import { thumbnailUrl, type PictureCopies } from '../../shared/pictures/thumbnail';
import * as s from './galleries.module.css';

type DescribedPicture = Pick<PictureCopies, 'url' | 'variants'>;

interface DescribePictureProps {
  readonly picture: { readonly id: number };
  /** The name under which its draft is kept. */
  readonly draft: string;
  /** The picture's place in its gallery, from 1. */
  readonly position: number;
  /** The form, in its dialog. */
  readonly children: (close: () => void) => ReactNode;
}

/** The button that opens the dialog in which the owner says what a picture shows. */
export function DescribePicture({ picture, draft, position, children }: DescribePictureProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useKeptRow(picture, isOpen);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('office:galleries.picture.describeFor', { position })}
        onPress={() => setOpen(true)}
      >
        {t('office:galleries.picture.describe')}
      </Button>
      {!isOpen && hasDraft(draft) && <Badge tone="warning">{t('office:galleries.picture.draft')}</Badge>}
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

interface DescriptionDialogProps<Values extends object> {
  readonly picture: DescribedPicture;
  readonly form: Form<Values>;
  readonly labels: Labels<Values>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The dialog; its button, Escape and a press outside ask before something typed is lost. */
export function DescriptionDialog<Values extends object>(props: DescriptionDialogProps<Values>) {
  const { picture, form, labels, onClose, children } = props;
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  const { close, question } = useClosing(form, onClose);
  return (
    <Dialog isOpen title={t('office:galleries.picture.altTitle')} {...(!form.isSaving && { onClose: close })}>
      {/* What it shows is what is to be said below. */}
      <img src={`${site}${thumbnailUrl(picture)}`} alt="" className={s.described} />
      <form className={s.form} onSubmit={form.onSubmit} noValidate>
        {children}
        <SaveBar form={form} labels={labels}>
          <Button variant="quiet" onPress={close} isDisabled={form.isSaving}>
            {t('office:common.cancel')}
          </Button>
        </SaveBar>
      </form>
      {question}
    </Dialog>
  );
}
