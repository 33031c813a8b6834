import { linkOrNull, MAX_PROPERTY_TEXT_LENGTH, MAX_URL_LENGTH } from '@ospite/domain';
import { TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { boundField } from '../bound-field';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';

interface CreditValues {
  readonly label: string;
  readonly url: string;
}

/** The agency that made the site, credited at the end of each page. */
export const creditPart: PropertyPart<CreditValues> = {
  read: ({ credit }) => ({ label: credit?.label ?? '', url: credit?.url ?? '' }),
  write: ({ label, url }) => ({ credit: label.trim() === '' && url.trim() === '' ? null : { label, url } }),
  Fields: CreditFields,
  labels: { label: 'office:property.credit.label', url: 'office:property.credit.url' },
};

function CreditFields(form: PropertyFieldsProps<CreditValues>) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        {...boundField(form, 'label', 'credit.label')}
        label={t('office:property.credit.label')}
        maxLength={MAX_PROPERTY_TEXT_LENGTH}
      />
      <TextField
        {...boundField(form, 'url', 'credit.url', linkOrNull)}
        type="url"
        label={t('office:property.credit.url')}
        hint={t('office:property.credit.urlHint')}
        maxLength={MAX_URL_LENGTH}
        verbatim
      />
    </>
  );
}
