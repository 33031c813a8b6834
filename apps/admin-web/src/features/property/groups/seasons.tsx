import { TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { boundField } from '../bound-field';
import { NO_SPAN, spanOrNull, type TypedSpan } from '../hours-fields';
import { PeriodFields } from '../period-fields';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';
import { amountOfText, typedNumber } from '../../../shared/forms/typed-numbers';

interface HighSeasonValues {
  readonly highSeason: TypedSpan;
}

interface SeasonValues extends HighSeasonValues {
  readonly openSeason: TypedSpan;
  readonly servicesSeason: TypedSpan;
  readonly discount: string;
}

/** When prices are high. */
export const highSeasonPart: PropertyPart<HighSeasonValues> = {
  read: ({ highSeason }) => ({ highSeason }),
  write: ({ highSeason }) => ({ highSeason }),
  Fields: HighSeasonFields,
  labels: { highSeason: 'office:property.seasons.high' },
};

/** When prices are high, when the property and its services are open, and what a week costs less. */
export const seasonsPart: PropertyPart<SeasonValues> = {
  read: ({ highSeason, openSeason, servicesSeason, weeklyDiscountPercent }) => ({
    highSeason,
    openSeason: openSeason ?? NO_SPAN,
    servicesSeason: servicesSeason ?? NO_SPAN,
    discount: typedNumber(weeklyDiscountPercent),
  }),
  write: ({ highSeason, openSeason, servicesSeason, discount }) => ({
    highSeason,
    openSeason: spanOrNull(openSeason),
    servicesSeason: spanOrNull(servicesSeason),
    weeklyDiscountPercent: amountOfText(discount),
  }),
  Fields: SeasonFields,
  labels: {
    ...highSeasonPart.labels,
    openSeason: 'office:property.seasons.open',
    servicesSeason: 'office:property.seasons.services',
    discount: 'office:property.seasons.discount',
  },
};

function SeasonFields(form: PropertyFieldsProps<SeasonValues>) {
  const { t } = useTranslation();
  const { values, set, errors } = form;
  const period = (name: 'openSeason' | 'servicesSeason') => ({
    name,
    value: values[name],
    onChange: (value: TypedSpan) => set({ [name]: value }),
    errors,
  });
  return (
    <>
      <HighSeasonFields {...form} />
      <PeriodFields
        {...period('openSeason')}
        label={t('office:property.seasons.open')}
        hint={t('office:property.seasons.openHint')}
      />
      <PeriodFields
        {...period('servicesSeason')}
        label={t('office:property.seasons.services')}
        hint={t('office:property.seasons.servicesHint')}
      />
      <TextField
        {...boundField(form, 'discount', 'weeklyDiscountPercent')}
        inputMode="numeric"
        isShort
        label={t('office:property.seasons.discount')}
        hint={t('office:property.seasons.discountHint')}
      />
    </>
  );
}

function HighSeasonFields({ values, set, errors }: PropertyFieldsProps<HighSeasonValues>) {
  const { t } = useTranslation();
  return (
    <PeriodFields
      name="highSeason"
      value={values.highSeason}
      onChange={(highSeason) => set({ highSeason })}
      errors={errors}
      label={t('office:property.seasons.high')}
      hint={t('office:property.seasons.highHint')}
    />
  );
}
