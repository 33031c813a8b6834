import { MAX_TOURIST_TAX_NOTE_LENGTH } from '@ospite/domain';
import { CheckboxGroup, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { LanguageFields } from '../../../shared/languages/language-fields';
import {
  languageNames,
  textsOrNull,
  typedTexts,
  type LanguageTexts,
} from '../../../shared/languages/language-texts';
import { boundField } from '../bound-field';
import { MONTHS } from '../period-fields';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';
import { amountOfText, centsOf, typedEuros, typedNumber } from '../../../shared/forms/typed-numbers';

interface TaxValues {
  readonly euros: string;
  readonly maxNights: string;
  /** `01` to `12` in the year's order; none for the whole year. */
  readonly months: readonly string[];
  readonly note: LanguageTexts;
}

/** What the town asks of each guest. */
export const touristTaxPart: PropertyPart<TaxValues> = {
  read: ({ touristTax: tax }) => ({
    euros: typedEuros(tax?.centsPerPersonNight),
    maxNights: typedNumber(tax?.maxNights),
    months: (tax?.months ?? []).map((month) => String(month).padStart(2, '0')),
    note: typedTexts(tax?.note ?? null),
  }),
  write: ({ euros, maxNights, months, note }) => {
    const tax = {
      centsPerPersonNight: centsOf(euros),
      maxNights: amountOfText(maxNights),
      months: months.length > 0 ? months.map(Number) : null,
      note: textsOrNull(note),
    };
    const isUnset = Object.values(tax).every((value) => value === null);
    return { touristTax: isUnset ? null : tax };
  },
  Fields: TaxFields,
  labels: {
    euros: 'office:property.touristTax.euros',
    maxNights: 'office:property.touristTax.maxNights',
    months: 'office:property.touristTax.months',
    note: 'office:property.touristTax.note',
  },
};

function TaxFields(form: PropertyFieldsProps<TaxValues>) {
  const { t } = useTranslation();
  const { values, set, errors } = form;
  return (
    <>
      <p>{t('office:property.touristTax.help')}</p>
      <TextField
        {...boundField(form, 'euros', 'touristTax.centsPerPersonNight')}
        inputMode="decimal"
        isShort
        label={t('office:property.touristTax.euros')}
        hint={t('office:property.touristTax.eurosHint')}
      />
      <TextField
        {...boundField(form, 'maxNights', 'touristTax.maxNights')}
        inputMode="numeric"
        isShort
        label={t('office:property.touristTax.maxNights')}
        hint={t('office:property.touristTax.maxNightsHint')}
      />
      <CheckboxGroup
        name="touristTax.months"
        isCompact
        label={t('office:property.touristTax.months')}
        hint={t('office:property.touristTax.monthsHint')}
        options={MONTHS}
        values={values.months}
        onChange={(months) => set({ months: months.toSorted() })}
        error={errors['touristTax.months']}
      />
      <LanguageFields
        foldsOnPhone
        label={t('office:property.touristTax.note')}
        hint={t('office:property.touristTax.noteHint')}
        values={values.note}
        onChange={(language, text) => set({ note: { ...values.note, [language]: text } })}
        names={languageNames('touristTax.note')}
        errors={errors}
        maxLength={MAX_TOURIST_TAX_NOTE_LENGTH}
        rows={3}
      />
    </>
  );
}
