import { useUpdateRoomImageMutation, type RoomImage } from '@ospite/contracts';
import { byLanguage, MAX_ALT_LENGTH } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { LanguageFields } from '../../shared/languages/language-fields';
import { languageNames, typedTexts, type LanguageTexts } from '../../shared/languages/language-texts';
import type { BasedOn } from '../../shared/forms/state/use-based-on';
import { useForm } from '../../shared/forms/use-form';
import { DescribePicture, DescriptionDialog } from './describe-picture';

interface AltTextsProps {
  readonly image: RoomImage;
  readonly base: BasedOn;
  /** From one. */
  readonly position: number;
}

/** The alt texts of an image in every language, in a dialog. */
export function AltTexts({ image, base, position }: AltTextsProps) {
  return (
    <DescribePicture picture={image} draft={draftOf(image)} position={position}>
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
    draft: draftOf(image),
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
    <DescriptionDialog
      picture={{ url: image.imageUrl, variants: image.variants }}
      form={form}
      labels={byLanguage(() => label)}
      onClose={onClose}
    >
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
    </DescriptionDialog>
  );
}

function draftOf({ id }: { readonly id: number }): string {
  return `room picture ${id}`;
}
