import { Field } from '@ospite/ui';
import type { ComponentProps } from 'react';
import type { FieldState } from './faults';

interface TextFieldProps
  extends
    Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'note'>,
    Pick<ComponentProps<'input'>, 'type' | 'required' | 'maxLength' | 'autoComplete'> {
  readonly state: FieldState;
  /** Height of a text of several lines; left out for one line. */
  readonly rows?: number;
}

/** A text in a guest's form, with its fault beside it. */
export function TextField({ state, label, hint, note, rows, type = 'text', ...attributes }: TextFieldProps) {
  const given = { ...state.control, ...attributes, autoFocus: state.autoFocus };
  return (
    <Field {...state.field} {...{ label, hint, note }}>
      {(control) =>
        rows ? (
          // At least 100 px high (specification §5): every text box is.
          <textarea {...control} {...given} rows={rows} />
        ) : (
          <input {...control} {...given} type={type} />
        )
      }
    </Field>
  );
}
