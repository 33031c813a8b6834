import { FileButton } from '../../../shared/pictures/file-button';
import { UploadShare } from '../../../shared/pictures/upload-share';
import type { OwnPictureUpload } from './use-own-picture-upload';
import * as s from './fields.module.css';

interface UploadOwnPictureProps {
  readonly label: string;
  readonly upload: OwnPictureUpload;
}

/** Chooses a picture of this device for the pages of the site. */
export function UploadOwnPicture({ label, upload }: UploadOwnPictureProps) {
  return (
    <>
      <FileButton
        variant="primary"
        label={label}
        isPending={upload.share !== null}
        onChoose={([file]) => {
          if (file) void upload.send(file);
        }}
      />
      <UploadState upload={upload} />
    </>
  );
}

/** How it stands with the picture, also where the button is not in sight. */
export function UploadState({ upload: { share, problem } }: Pick<UploadOwnPictureProps, 'upload'>) {
  return (
    <>
      <UploadShare share={share} />
      {problem !== null && (
        <p role="alert" className={s.error}>
          {problem}
        </p>
      )}
    </>
  );
}
