import { QUOTE_FIELDS, type QuoteField } from '@ospite/domain';
import { fieldProblemText } from '@ospite/i18n';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { controlId, type FormValues } from './form-values';
import * as s from './quote-form.module.css';

/** What is wrong with a field, as the domain or the API found it; the API may send codes that the domain lacks. */
export interface FieldFault {
  readonly field: string;
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

type QuoteFieldFault = FieldFault & { readonly field: QuoteField };

/** The first fault of each field that the form has, in the form's order. */
export function inFormOrder(faults: readonly FieldFault[]): QuoteFieldFault[] {
  return QUOTE_FIELDS.flatMap((field) => {
    const fault = faults.find((entry) => entry.field === field);
    return fault ? [{ ...fault, field }] : [];
  });
}

/** Moves the focus to the control of the first fault. */
export function focusFirst([first]: readonly QuoteFieldFault[]): void {
  if (first) document.getElementById(controlId(first.field))?.focus();
}

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

/** For each field: props of its `Field`, props of its control, and whether it takes the focus as the page opens. */
export function useFieldState({ faults, values }: FieldsProps) {
  const { t } = useTranslation();
  return (field: QuoteField) => {
    const fault = faults.find((entry) => entry.field === field);
    const value = values[field];
    return {
      field: { id: controlId(field), error: fault && faultText(t, fault) },
      control: { name: field, defaultValue: typeof value === 'string' ? value : undefined },
      autoFocus: fault !== undefined && fault === faults[0] && Object.keys(values).length > 0,
    };
  };
}

/** All faults at the top of the form, each a link to its field. */
export function ErrorSummary({ faults }: { readonly faults: readonly QuoteFieldFault[] }) {
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
