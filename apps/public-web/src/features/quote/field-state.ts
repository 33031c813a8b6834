import type { QuoteField } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { faultText } from './fault-text';
import { controlId, type FieldFault, type FormValues } from './form-values';

/** What a field's part of the form asks about itself. */
export interface FieldsProps {
  readonly faults: readonly FieldFault[];
  /** What a form that came back from the server held. */
  readonly values: FormValues;
}

/** Id, error and first value of each field, and where the cursor stands in a form that came back. */
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
