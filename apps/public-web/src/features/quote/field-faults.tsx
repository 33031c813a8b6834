import type { QuoteField } from '@ospite/domain';
import { fieldProblemText } from '@ospite/i18n';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { fieldStates, type FaultOf, type FieldFault, type FormValues } from '../../shared/forms/faults';
import { controlId } from './form-values';
import * as s from './quote-form.module.css';

/** The sentence beside a field: the specified one where there is one (§5), else the general one for its fault. */
function faultText(t: TFunction, fault: FieldFault): string {
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

/** Props of each group of fields. */
export interface FieldsProps {
  readonly faults: readonly FieldFault[];
  /** What was typed before, when the form comes back from the server. */
  readonly values: FormValues;
}

/** The state of each field, with the sentences of this form. */
export function useFieldState(props: FieldsProps) {
  const { t } = useTranslation();
  return fieldStates<QuoteField>({ ...props, idOf: controlId, textOf: (fault) => faultText(t, fault) });
}

/** All faults at the top of the form, each a link to its field. */
export function ErrorSummary({ faults }: { readonly faults: readonly FaultOf<QuoteField>[] }) {
  const { t } = useTranslation();
  if (faults.length === 0) return null;
  return (
    <section className={s.problems} aria-labelledby="quote-problems">
      <h2 id="quote-problems">{t('quote:form.problems', { count: faults.length })}</h2>
      <ul>
        {faults.map((fault) => (
          <li key={fault.field}>
            <a href={`#${controlId(fault.field)}`}>{faultText(t, fault)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
