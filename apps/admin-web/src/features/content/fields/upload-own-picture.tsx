import { useUploadContentPictureMutation, type OwnPicture } from '@ospite/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../shared/forms/field-errors';
import { FileButton } from '../../../shared/pictures/file-button';
import { UploadShare } from '../../../shared/pictures/upload-share';
import { usePictureUpload } from '../../../shared/pictures/use-picture-upload';
import * as s from './fields.module.css';

interface UploadOwnPictureProps {
  readonly label: string;
  readonly onStored: (picture: OwnPicture) => void;
}

/** Takes a picture of this device among the owner's own, for the pages of the site. */
export function UploadOwnPicture({ label, onStored }: UploadOwnPictureProps) {
  const { t } = useTranslation();
  const [sendPicture] = useUploadContentPictureMutation();
  const { upload, share } = usePictureUpload();
  const [problem, setProblem] = useState<string | null>(null);

  async function send(file: File) {
    setProblem(null);
    const result = await upload(file, (image, key) =>
      sendPicture({ 'Idempotency-Key': key, uploadContentPictureRequest: { image } }),
    );
    if ('stored' in result) onStored(result.stored);
    else setProblem(t('office:content.picture.notSaved', { why: refusalText(t, result.problem) }));
  }

  return (
    <>
      <FileButton
        variant="primary"
        label={label}
        isPending={share !== null}
        onChoose={([file]) => {
          if (file) void send(file);
        }}
      />
      <UploadShare share={share} />
      {problem !== null && (
        <p role="alert" className={s.error}>
          {problem}
        </p>
      )}
    </>
  );
}
