import { useUpdateBreakfastImageMutation, type OwnBreakfastImage } from '@ospite/contracts';
import { MAX_BREAKFAST_DESCRIPTION_LENGTH } from '@ospite/domain';
import { TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import type { BasedOn } from '../../shared/forms/state/use-based-on';
import { useForm } from '../../shared/forms/use-form';
import { DescribePicture, DescriptionDialog } from './describe-picture';

interface BreakfastDescriptionProps {
  readonly image: OwnBreakfastImage;
  readonly base: BasedOn;
  /** From one. */
  readonly position: number;
}

/** The description of a picture of the breakfast, in a dialog. */
export function BreakfastDescription({ image, base, position }: BreakfastDescriptionProps) {
  return (
    <DescribePicture picture={image} draft={draftOf(image)} position={position}>
      {(close) => <DescriptionForm image={image} base={base} onClose={close} />}
    </DescribePicture>
  );
}

interface DescriptionFormProps {
  readonly image: OwnBreakfastImage;
  readonly base: BasedOn;
  readonly onClose: () => void;
}

function DescriptionForm({ image, base, onClose }: DescriptionFormProps) {
  const { t } = useTranslation();
  const [update] = useUpdateBreakfastImageMutation();
  const form = useForm({
    saved: { description: image.description ?? '' },
    draft: draftOf(image),
    send: async ({ description }) => {
      const updateBreakfastImageRequest = { description, updatedAt: base.basedOn(image.updatedAt) };
      const result = await update({ imageId: image.id, updateBreakfastImageRequest });
      base.keep(result);
      return result;
    },
    onSaved: onClose,
  });
  const label = t('office:galleries.picture.description');
  return (
    <DescriptionDialog picture={image} form={form} labels={{ description: label }} onClose={onClose}>
      <TextField
        name="description"
        label={label}
        hint={t('office:galleries.picture.descriptionHint', { name: image.originalName })}
        value={form.values.description}
        onChange={(description) => form.set({ description })}
        error={form.errors.description}
        maxLength={MAX_BREAKFAST_DESCRIPTION_LENGTH}
      />
    </DescriptionDialog>
  );
}

function draftOf({ id }: { readonly id: number }): string {
  return `breakfast picture ${id}`;
}
