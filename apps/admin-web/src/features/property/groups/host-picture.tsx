import { useGetPropertyQuery, useUploadHostPictureMutation } from '@ospite/contracts';
import { Button, useToast } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficePaths } from '../../../shared/office-paths';
import { refusalText } from '../../../shared/forms/field-errors';
import { FileButton } from '../../../shared/pictures/file-button';
import { UploadShare } from '../../../shared/pictures/upload-share';
import { useObjectUrl } from '../../../shared/pictures/use-object-url';
import { usePictureUpload } from '../../../shared/pictures/use-picture-upload';
import * as s from '../property.module.css';

interface HostPictureProps {
  /** Of the host in the record; negative for one that is not in it yet. */
  readonly index: number;
  readonly name: string;
  readonly pictureUrl: string | null;
  /** What was chosen for somebody who is not saved yet; it is sent once they are. */
  readonly chosen: File | null;
  readonly onChoose: (picture: File) => void;
  /** The field's name, and why what was chosen could not be stored. */
  readonly field: string;
  readonly error: string | undefined;
  /** Called once a picture is stored, when the form may have other values than at the beginning. */
  readonly onSent: (pictureUrl: string | null) => void;
  readonly onRemove: () => void;
}

/**
 * The picture of a host: sent as soon as it is chosen, unlike the form's fields, and taken away when the form is saved.
 * It belongs to somebody who stands in the record, so that of a person who was just typed is sent when they are saved.
 */
export function HostPicture(props: HostPictureProps) {
  const { index, name, pictureUrl, chosen, onChoose, field, error, onSent, onRemove } = props;
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  const { data: property } = useGetPropertyQuery();
  const { send, share, problem } = useSending(index, onSent);
  const isSaved = property?.hosts[index]?.name === name && chosen === null;
  const chosenUrl = useObjectUrl(chosen);
  const shown = chosenUrl ?? (pictureUrl === null ? null : `${site}${pictureUrl}`);
  return (
    <>
      {shown !== null && <img className={s.portrait} src={shown} alt="" width="64" height="64" />}
      <UploadShare share={share} />
      <FileButton
        name={field}
        isPending={share !== null}
        label={t(shown ? 'office:property.hosts.changePicture' : 'office:property.hosts.addPicture', {
          name: name || t('office:property.hosts.thisPerson'),
        })}
        onChoose={([file]) => {
          if (file) void (isSaved ? send(file, property.updatedAt) : onChoose(file));
        }}
      />
      {problem !== null && <p role="alert">{problem}</p>}
      {error !== undefined && (
        <p role="alert">{t('office:property.hosts.pictureNotSaved', { why: error })}</p>
      )}
      {chosen && <p>{t('office:property.hosts.pictureWithSaving')}</p>}
      {share === null && shown !== null && (
        <Button variant="quiet" onPress={onRemove}>
          {t('office:property.hosts.withoutPicture')}
        </Button>
      )}
    </>
  );
}

/** Sends a picture as soon as it is chosen. */
function useSending(index: number, onSent: (pictureUrl: string | null) => void) {
  const { t } = useTranslation();
  const showToast = useToast();
  const [sendPicture] = useUploadHostPictureMutation();
  const { upload, share } = usePictureUpload();
  const [problem, setProblem] = useState<string | null>(null);

  async function send(file: File, updatedAt: string) {
    setProblem(null);
    const result = await upload(file, (image) =>
      sendPicture({ index, uploadHostPictureRequest: { image, updatedAt } }),
    );
    if ('stored' in result) {
      const [title, description] = [
        t('office:property.hosts.success'),
        t('office:property.hosts.pictureSaved'),
      ];
      showToast({ kind: 'default', title, description });
      onSent(result.stored.hosts[index]?.pictureUrl ?? null);
    } else {
      const why = refusalText(t, result.problem);
      const message = t('office:property.hosts.pictureNotSaved', { why });
      setProblem(message);
      // Also above the screen: somebody else may have taken this person away, and what stands here goes along.
      showToast({ kind: 'destructive', title: message });
    }
  }
  return { send, share, problem };
}
