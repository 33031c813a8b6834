import { useUploadContentPictureMutation, type OwnPicture } from '@ospite/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../shared/forms/field-errors';
import { useUnsaved } from '../../../shared/forms/leaving/unsaved';
import { usePictureUpload } from '../../../shared/pictures/use-picture-upload';

export interface OwnPictureUpload {
  readonly send: (file: File) => Promise<void>;
  /** Of the file that has left this device; null while nothing is sent. */
  readonly share: number | null;
  /** Why the last one was not stored, in words. */
  readonly problem: string | null;
}

/**
 * Takes a picture of this device among the owner's own. It belongs to the form that waits for the picture, not to the
 * button: that may be gone by the time it is stored.
 */
export function useOwnPictureUpload(onStored: (picture: OwnPicture) => void): OwnPictureUpload {
  const { t } = useTranslation();
  const [sendPicture] = useUploadContentPictureMutation();
  const { upload, share } = usePictureUpload();
  const [problem, setProblem] = useState<string | null>(null);
  useUnsaved(share !== null, false, () => {});
  // Of the last render: other fields may be typed into meanwhile, and a form that is gone takes nothing any more.
  const tell = useRef<typeof onStored>(undefined);
  useEffect(() => {
    tell.current = onStored;
    return () => (tell.current = undefined);
  });

  async function send(file: File) {
    setProblem(null);
    const result = await upload(file, (image, key) =>
      sendPicture({ 'Idempotency-Key': key, uploadContentPictureRequest: { image } }),
    );
    if ('stored' in result) tell.current?.(result.stored);
    else setProblem(t('office:content.picture.notSaved', { why: refusalText(t, result.problem) }));
  }
  return { send, share, problem };
}
