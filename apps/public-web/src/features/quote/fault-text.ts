import { fieldProblemText } from '@ospite/i18n';
import type { TFunction } from 'i18next';
import type { FieldFault } from './form-values';

/** The sentence beside a field: the specified one where there is one (§5), else the general one for its fault. */
export function faultText(t: TFunction, fault: FieldFault): string {
  const { field, code } = fault;
  if (code === 'required' && field === 'firstName') return t('quote:form.validation.firstName');
  if (code === 'required' && field === 'lastName') return t('quote:form.validation.lastName');
  if (code === 'required' && field === 'checkIn') return t('quote:form.validation.checkIn');
  if (code === 'required' && field === 'checkOut') return t('quote:form.validation.checkOut');
  if (field === 'email' && (code === 'required' || code === 'invalid_email')) {
    return t('quote:form.validation.email');
  }
  if (field === 'guests' && code === 'out_of_range') {
    return t('quote:form.validation.guests', { min: fault.facts?.min, max: fault.facts?.max });
  }
  return fieldProblemText(t, fault);
}
