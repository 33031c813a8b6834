import { useUpdateBrandMutation, type Brand } from '@ospite/contracts';
import { PALETTES } from '@ospite/domain';
import { RadioGroup } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../../shared/forms/save-bar';
import { useForm } from '../../shared/forms/use-form';
import { PalettePreview } from './palette-preview';
import * as s from './brand.module.css';

/** The choice of the site's colours. */
export function PaletteForm({ brand }: { readonly brand: Brand }) {
  const { t } = useTranslation();
  const [save] = useUpdateBrandMutation();
  const { updatedAt } = brand;
  const form = useForm({
    saved: { palette: brand.palette },
    send: ({ palette }) => save({ updateBrandRequest: { palette, updatedAt } }),
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
        onChange={(palette) => form.set({ palette })}
        error={form.errors.palette}
      />
      <SaveBar form={form} labels={{ palette: t('office:brand.palette') }} />
    </form>
  );
}
