import { AMOUNT_IDS, amountOf, type AmountId } from '@ospite/domain';
import { TextField } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boundField } from '../bound-field';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';
import { centsOf, typedEuros } from '../../../shared/forms/typed-numbers';

type AmountValues = Readonly<Record<AmountId, string>>;

/** What services, terms and tips of the guide cost, in euro; a blank one is unset. */
export const amountsPart: PropertyPart<AmountValues> = {
  read: ({ amounts }) =>
    Object.fromEntries(AMOUNT_IDS.map((id) => [id, typedEuros(amountOf(amounts, id))])) as AmountValues,
  write: (values) => ({
    amounts: givenIdsOf(values).map((id) => ({ id, cents: centsOf(values[id]) ?? Number.NaN })),
  }),
  Fields: AmountFields,
  labels: {
    'tennis-evening': 'office:property.amounts.tennis-evening',
    'five-a-side-evening': 'office:property.amounts.five-a-side-evening',
    'beach-reservation': 'office:property.amounts.beach-reservation',
    'boat-trip': 'office:property.amounts.boat-trip',
    deposit: 'office:property.amounts.deposit',
    'uncleaned-kitchenette-penalty': 'office:property.amounts.uncleaned-kitchenette-penalty',
  },
};

function givenIdsOf(values: AmountValues): AmountId[] {
  return AMOUNT_IDS.filter((id) => values[id].trim() !== '');
}

const HINTS: Readonly<Record<AmountId, string>> = {
  'tennis-evening': 'office:property.amounts.onServices',
  'five-a-side-evening': 'office:property.amounts.onServices',
  'beach-reservation': 'office:property.amounts.inGuide',
  'boat-trip': 'office:property.amounts.inGuide',
  deposit: 'office:property.amounts.inTerms',
  'uncleaned-kitchenette-penalty': 'office:property.amounts.inTerms',
};

/** What no page reads: texts state such prices themselves (decision 0022), and few houses have a court or a boat. */
const UNREAD: readonly AmountId[] = [
  'tennis-evening',
  'five-a-side-evening',
  'beach-reservation',
  'boat-trip',
];

function AmountFields(form: PropertyFieldsProps<AmountValues>) {
  const { t } = useTranslation();
  const givenIds = givenIdsOf(form.values);
  const [shown] = useState(AMOUNT_IDS.filter((id) => !UNREAD.includes(id) || givenIds.includes(id)));
  return (
    <>
      <p>{t('office:property.amounts.help')}</p>
      {shown.map((id) => (
        <TextField
          key={id}
          // The record's list leaves out what is unset, so a field is named after its place in that list.
          {...boundField(form, id, givenIds.includes(id) ? `amounts.${givenIds.indexOf(id)}.cents` : id)}
          inputMode="decimal"
          isShort
          label={t(amountsPart.labels[id])}
          hint={t(HINTS[id])}
        />
      ))}
    </>
  );
}
