import { linkOrNull, MAX_URL_LENGTH, textOrNull } from '@ospite/domain';
import { TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { boundField } from '../bound-field';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';

interface VideoValues {
  readonly url: string;
  readonly posterUrl: string;
}

/** The video of the home page. */
export const videoPart: PropertyPart<VideoValues> = {
  read: ({ video }) => ({ url: video?.url ?? '', posterUrl: video?.posterUrl ?? '' }),
  write: ({ url, posterUrl }) => {
    const isUnset = [url, posterUrl].every((text) => text.trim() === '');
    return { video: isUnset ? null : { url, posterUrl: textOrNull(posterUrl) } };
  },
  Fields: VideoFields,
  labels: { url: 'office:property.video.url', posterUrl: 'office:property.video.poster' },
};

function VideoFields(form: PropertyFieldsProps<VideoValues>) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        {...boundField(form, 'url', 'video.url', linkOrNull)}
        label={t('office:property.video.url')}
        hint={t('office:property.video.urlHint')}
        maxLength={MAX_URL_LENGTH}
        verbatim
      />
      <TextField
        {...boundField(form, 'posterUrl', 'video.posterUrl', linkOrNull)}
        label={t('office:property.video.poster')}
        hint={t('office:property.video.posterHint')}
        maxLength={MAX_URL_LENGTH}
        verbatim
      />
    </>
  );
}
