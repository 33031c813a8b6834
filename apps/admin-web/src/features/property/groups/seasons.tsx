import { TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { boundField } from '../bound-field';
import { NO_SPAN, spanOrNull, type TypedSpan } from '../hours-fields';
import { PeriodFields } from '../period-fields';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';
import { amountOfText, typedNumber } from '../typed-numbers';

interface SeasonValues {
  readonly highSeason: TypedSpan;
  readonly openSeason: TypedSpan;
  readonly servicesSeason: TypedSpan;
  readonly discount: string;
}

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
    highSeason: 'office:property.seasons.high',
    openSeason: 'office:property.seasons.open',
    servicesSeason: 'office:property.seasons.services',
    discount: 'office:property.seasons.discount',
  },
};

function SeasonFields(form: PropertyFieldsProps<SeasonValues>) {
  const { t } = useTranslation();
  const { values, set, errors } = form;
  const period = (name: 'highSeason' | 'openSeason' | 'servicesSeason') => ({
    name,
    value: values[name],
    onChange: (value: TypedSpan) => set({ [name]: value }),
    errors,
  });
  return (
    <>
      <PeriodFields
        {...period('highSeason')}
        label={t('office:property.seasons.high')}
        hint={t('office:property.seasons.highHint')}
      />
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
