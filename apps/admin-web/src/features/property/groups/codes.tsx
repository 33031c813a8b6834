import {
  isCin,
  isDoubtfulCode,
  isSardinianIun,
  MAX_REGISTRATION_CODE_LENGTH,
  MAX_VAT_NUMBER_LENGTH,
  registrationCode,
  textOrNull,
} from '@ospite/domain';
import { TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { boundField } from '../bound-field';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';

interface CodeValues {
  readonly cin: string;
  readonly iun: string;
  readonly vatNumber: string;
}

/** The codes that the law asks to be shown. Source: specification §14. */
export const codesPart: PropertyPart<CodeValues> = {
  read: ({ cin, iun, vatNumber }) => ({ cin: cin ?? '', iun: iun ?? '', vatNumber: vatNumber ?? '' }),
  write: ({ cin, iun, vatNumber }) => ({
    cin: textOrNull(cin),
    iun: textOrNull(iun),
    vatNumber: textOrNull(vatNumber),
  }),
  Fields: CodeFields,
  labels: {
    cin: 'office:property.codes.cin',
    iun: 'office:property.codes.iun',
    vatNumber: 'office:property.codes.vat',
  },
};

function CodeFields(form: PropertyFieldsProps<CodeValues>) {
  const { t } = useTranslation();
  const { cin, iun } = form.values;
  const code = { maxLength: MAX_REGISTRATION_CODE_LENGTH, verbatim: true };
  return (
    <>
      <TextField
        {...boundField(form, 'cin', 'cin', registrationCode)}
        {...code}
        label={t('office:property.codes.cin')}
        hint={t('office:property.codes.cinHint')}
        warning={isDoubtfulCode(cin, isCin) ? t('office:property.codes.cinDoubt') : undefined}
      />
      <TextField
        {...boundField(form, 'iun', 'iun', registrationCode)}
        {...code}
        label={t('office:property.codes.iun')}
        hint={t('office:property.codes.iunHint')}
        warning={isDoubtfulCode(iun, isSardinianIun) ? t('office:property.codes.iunDoubt') : undefined}
      />
      <TextField
        {...boundField(form, 'vatNumber')}
        label={t('office:property.codes.vat')}
        hint={t('office:property.codes.vatHint')}
        maxLength={MAX_VAT_NUMBER_LENGTH}
        verbatim
      />
    </>
  );
}
