import { useUpdateRoomImageMutation, type RoomImage } from '@ospite/contracts';
import { MAX_ALT_LENGTH } from '@ospite/domain';
import { Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { LanguageFields, type LanguageTexts } from '../../shared/forms/language-fields';
import { SaveBar } from '../../shared/forms/save-bar';
import { useForm } from '../../shared/forms/use-form';
import { DescribePicture } from './describe-picture';
import * as s from './galleries.module.css';

const NAMES = { it: 'alt.it', en: 'alt.en', de: 'alt.de', es: 'alt.es' } as const;

/** An image's alt text in every language; empty where there is none. */
export function altTextsOf({ alt }: RoomImage): LanguageTexts {
  return { it: alt.it, en: alt.en ?? '', de: alt.de ?? '', es: alt.es ?? '' };
}

interface AltTextsProps {
  readonly image: RoomImage;
  /** From one. */
  readonly position: number;
}

/** The alt texts of an image in every language, in a dialog. */
export function AltTexts({ image, position }: AltTextsProps) {
  return (
    <DescribePicture picture={{ url: image.imageUrl, variants: image.variants }} position={position}>
      {(close) => <AltForm image={image} onClose={close} />}
    </DescribePicture>
  );
}

function AltForm({ image, onClose }: { readonly image: RoomImage; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [update] = useUpdateRoomImageMutation();
  const form = useForm<LanguageTexts>({
    saved: altTextsOf(image),
    send: (alt) => update({ imageId: image.id, updateRoomImageRequest: { alt, updatedAt: image.updatedAt } }),
    onSaved: onClose,
  });
  return (
    <form className={s.form} onSubmit={form.onSubmit} noValidate>
      <LanguageFields
        foldsOnPhone
        label={t('office:galleries.picture.alt')}
        hint={t('office:galleries.picture.altHint')}
        values={form.values}
        onChange={(language, text) => form.set({ [language]: text })}
        names={NAMES}
        errors={form.errors}
        rows={2}
        maxLength={MAX_ALT_LENGTH}
      />
      <SaveBar form={form}>
        <Button variant="quiet" onPress={onClose} isDisabled={form.isSaving}>
          {t('office:common.cancel')}
        </Button>
      </SaveBar>
    </form>
  );
}
