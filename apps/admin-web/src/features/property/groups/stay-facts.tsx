import { PROPERTY_FACTS } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { StayFactFields } from '../../../shared/stay-facts/stay-fact-fields';
import {
  typedStayFacts,
  writtenStayFacts,
  type TypedStayFact,
} from '../../../shared/stay-facts/typed-stay-facts';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';

interface StayFactsValues {
  readonly stayFacts: readonly TypedStayFact[];
}

/** What guests ask about the whole house before they write. */
export const stayFactsPart: PropertyPart<StayFactsValues> = {
  read: ({ stayFacts }) => ({ stayFacts: typedStayFacts(stayFacts) }),
  write: ({ stayFacts }) => ({ stayFacts: writtenStayFacts(stayFacts) }),
  Fields: StayFactsFields,
  labels: { stayFacts: 'office:stayFacts.title' },
};

function StayFactsFields({ values, set, errors }: PropertyFieldsProps<StayFactsValues>) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('office:stayFacts.help')}</p>
      <StayFactFields
        kinds={PROPERTY_FACTS}
        facts={values.stayFacts}
        onChange={(stayFacts) => set({ stayFacts })}
        errors={errors}
      />
    </>
  );
}
