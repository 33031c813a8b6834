import { useUpdateRoomImageMutation, type RoomImage } from '@ospite/contracts';
import { MAX_ALT_LENGTH } from '@ospite/domain';
import { Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { LanguageFields } from '../../shared/forms/language-fields';
import { languageNames, typedTexts, type LanguageTexts } from '../../shared/forms/language-texts';
import { SaveBar } from '../../shared/forms/save-bar';
import type { BasedOn } from '../../shared/forms/use-based-on';
import { useForm } from '../../shared/forms/use-form';
import { DescribePicture } from './describe-picture';
import * as s from './galleries.module.css';

interface AltTextsProps {
  readonly image: RoomImage;
  readonly base: BasedOn;
  /** From one. */
  readonly position: number;
}

/** The alt texts of an image in every language, in a dialog. */
export function AltTexts({ image, base, position }: AltTextsProps) {
  return (
    <DescribePicture
      picture={{ id: image.id, url: image.imageUrl, variants: image.variants }}
      position={position}
    >
      {(close) => <AltForm image={image} base={base} onClose={close} />}
    </DescribePicture>
  );
}

interface AltFormProps {
  readonly image: RoomImage;
  readonly base: BasedOn;
  readonly onClose: () => void;
}

function AltForm({ image, base, onClose }: AltFormProps) {
  const { t } = useTranslation();
  const [update] = useUpdateRoomImageMutation();
  const form = useForm<LanguageTexts>({
    saved: typedTexts(image.alt),
    send: async (alt) => {
      const updateRoomImageRequest = { alt, updatedAt: base.basedOn(image.updatedAt) };
      const result = await update({ imageId: image.id, updateRoomImageRequest });
      base.keep(result);
      return result;
    },
    onSaved: onClose,
  });
  const label = t('office:galleries.picture.alt');
  return (
    <form className={s.form} onSubmit={form.onSubmit} noValidate>
      <LanguageFields
        foldsOnPhone
        label={label}
        hint={t('office:galleries.picture.altHint')}
        values={form.values}
        onChange={(language, text) => form.set({ [language]: text })}
        names={languageNames('alt')}
        errors={form.errors}
        rows={2}
        maxLength={MAX_ALT_LENGTH}
      />
      <SaveBar form={form} labels={{ it: label, en: label, de: label, es: label }}>
        <Button variant="quiet" onPress={onClose} isDisabled={form.isSaving}>
          {t('office:common.cancel')}
        </Button>
      </SaveBar>
    </form>
  );
}
