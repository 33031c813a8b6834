import { useUpdateBrandMutation, type Brand } from '@ospite/contracts';
import { PALETTES, TYPEFACE_PAIRS } from '@ospite/domain';
import { RadioGroup } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../../shared/forms/save-bar';
import { useForm } from '../../shared/forms/use-form';
import { PalettePreview } from './palette-preview';
import { TypefaceSample } from './typeface-sample';
import * as s from './brand.module.css';

/** The choice of the site's colours and typefaces. */
export function LookForm({ brand }: { readonly brand: Brand }) {
  const { t } = useTranslation();
  const [save] = useUpdateBrandMutation();
  const { palette, typefaces, updatedAt } = brand;
  const form = useForm({
    saved: { palette, typefaces },
    send: (look) => save({ updateBrandRequest: { ...look, updatedAt } }),
  });
  return (
    <form className={s.form} onSubmit={form.onSubmit} noValidate>
      <RadioGroup
        name="palette"
        label={t('office:brand.palette')}
        hint={t('office:brand.paletteHint')}
        options={PALETTES.map((value) => ({
          value,
          label: t(`office:brand.palettes.${value}`),
          picture: <PalettePreview palette={value} />,
        }))}
        value={form.values.palette}
        onChange={(chosen) => form.set({ palette: chosen })}
        error={form.errors.palette}
      />
      <RadioGroup
        name="typefaces"
        label={t('office:brand.typefaces')}
        hint={t('office:brand.typefacesHint')}
        options={TYPEFACE_PAIRS.map((value) => ({
          value,
          label: t(`office:brand.pairs.${value}.name`),
          hint: t(`office:brand.pairs.${value}.fits`),
          picture: <TypefaceSample pair={value} />,
        }))}
        value={form.values.typefaces}
        onChange={(chosen) => form.set({ typefaces: chosen })}
        error={form.errors.typefaces}
      />
      <SaveBar
        form={form}
        labels={{ palette: t('office:brand.palette'), typefaces: t('office:brand.typefaces') }}
      />
    </form>
  );
}
