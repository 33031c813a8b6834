import { problemOf, useDeleteContentPictureMutation, useListContentPicturesQuery } from '@ospite/contracts';
import { ownPicture, SITE_PICTURES, type PictureSource } from '@ospite/domain';
import { Button, Dialog } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { ConfirmedAction } from '../../../shared/feedback/confirmed-action';
import { refusalText } from '../../../shared/forms/field-errors';
import { useOfficePaths } from '../../../shared/office-paths';
import { filesOfSite, smallPicture } from './content-picture';
import { UploadOwnPicture } from './upload-own-picture';
import type { OwnPictureUpload } from './use-own-picture-upload';
import * as s from './fields.module.css';

interface PictureChoiceProps {
  readonly isOpen: boolean;
  readonly upload: OwnPictureUpload;
  readonly chosen: PictureSource | undefined;
  readonly onChoose: (source: PictureSource) => void;
  readonly onClose: () => void;
}

/** The pictures to choose from, as they look: the owner's own, which are uploaded here, and those that come with the site. */
export function PictureChoice({ isOpen, upload, chosen, onChoose, onClose }: PictureChoiceProps) {
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  return (
    <Dialog isOpen={isOpen} title={t('office:content.picture.choice')} onClose={onClose}>
      <div className={s.dialog}>
        {isOpen && <OwnPictures upload={upload} chosen={chosen} onChoose={onChoose} />}
        <h3>{t('office:content.picture.site')}</h3>
        <div className={s.choices}>
          {SITE_PICTURES.map((name) => {
            const source: PictureSource = `site:${name}`;
            return (
              <Choice
                key={name}
                url={smallPicture(filesOfSite(source), site).url}
                name={t(`office:contentLabels.pictures.${name}`)}
                isChosen={source === chosen}
                onChoose={() => onChoose(source)}
              />
            );
          })}
        </div>
        <Button variant="quiet" onPress={onClose}>
          {t('office:common.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

function OwnPictures({ upload, chosen, onChoose }: Omit<PictureChoiceProps, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  const { data: pictures, error, refetch } = useListContentPicturesQuery();
  const [deletePicture] = useDeleteContentPictureMutation();

  return (
    <>
      <UploadOwnPicture label={t('office:content.picture.upload')} upload={upload} />
      <h3>{t('office:content.picture.own')}</h3>
      {error && (
        <p role="alert">
          {t('office:content.picture.listFailed', { why: refusalText(t, problemOf(error)) })}{' '}
          <Button variant="quiet" onPress={() => void refetch()}>
            {t('office:content.picture.retry')}
          </Button>
        </p>
      )}
      {pictures?.length === 0 && <p className={s.hint}>{t('office:content.picture.noneOwn')}</p>}
      <div className={s.choices}>
        {pictures?.map((picture) => {
          const name = t('office:content.picture.ownNumber', { number: picture.id });
          const source = ownPicture(picture.id);
          return (
            <div key={picture.id}>
              <Choice
                url={smallPicture(picture, site).url}
                name={name}
                isChosen={source === chosen}
                onChoose={() => onChoose(source)}
              />
              {source !== chosen && (
                <ConfirmedAction
                  variant="plain"
                  label={t('office:content.picture.delete')}
                  aria-label={t('office:content.picture.deleteOne', { name })}
                  title={t('office:content.picture.deleteTitle')}
                  confirmLabel={t('office:content.picture.delete')}
                  act={() => deletePicture({ pictureId: picture.id })}
                  outcome={{
                    done: t('office:content.picture.deleted'),
                    failed: t('office:content.picture.deleteFailed'),
                  }}
                >
                  <p>{t('office:content.picture.deleteText')}</p>
                </ConfirmedAction>
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly url: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ url, name, isChosen, onChoose }: ChoiceProps) {
  return (
    <button type="button" className={s.choice} aria-pressed={isChosen} onClick={onChoose}>
      <img src={url} alt={name} loading="lazy" />
    </button>
  );
}
