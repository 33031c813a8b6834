import { Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useOfficePaths } from '../../shared/office-paths';
import { FileButton } from '../../shared/pictures/file-button';
import { thumbnailUrl, type PictureCopies } from '../../shared/pictures/thumbnail';
import { useObjectUrl } from '../../shared/pictures/use-object-url';
import type { EventValues } from './event-values';
import * as s from './events.module.css';

type PictureValues = Pick<EventValues, 'image' | 'removeImage'>;

interface EventPictureProps {
  /** What the server has. */
  readonly stored: PictureCopies | null;
  readonly values: PictureValues;
  readonly onChange: (change: PictureValues) => void;
  readonly error: string | undefined;
}

/** The one picture of an event: chosen, exchanged or taken away; nothing is sent before the form is saved. */
export function EventPicture({ stored, values, onChange, error }: EventPictureProps) {
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  const chosen = useObjectUrl(values.image);
  const kept = stored && !values.removeImage ? `${site}${thumbnailUrl(stored)}` : null;
  const shown = chosen ?? kept;
  return (
    <fieldset className={s.picture}>
      <legend>{t('office:events.fields.picture')}</legend>
      {shown ? <img src={shown} alt="" className={s.preview} /> : <p>{t('office:events.picture.none')}</p>}
      {values.image && <p>{t('office:events.picture.chosen', { name: values.image.name })}</p>}
      <p className={s.minor}>{t('office:events.picture.hint')}</p>
      {error !== undefined && <p className={s.wrong}>{error}</p>}
      <div className={s.actions}>
        <FileButton
          label={t(shown ? 'office:events.picture.change' : 'office:events.picture.choose')}
          onChoose={([image]) => image && onChange({ image, removeImage: false })}
        />
        {shown && (
          <Button
            variant="plain"
            onPress={() => onChange({ image: null, removeImage: values.image === null && stored !== null })}
          >
            {t('office:events.picture.remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
