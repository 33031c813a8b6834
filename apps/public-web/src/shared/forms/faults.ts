/** What is wrong with a field, as the domain or the API found it; the API may send codes that the domain lacks. */
export interface FieldFault {
  readonly field: string;
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A fault of a field that the form has. */
export type FaultOf<Field extends string> = FieldFault & { readonly field: Field };

/** What stood in a form, by the names of its controls. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** The first fault of each field that the form has, in the form's order. */
export function inFormOrder<Field extends string>(
  fields: readonly Field[],
  faults: readonly FieldFault[],
): FaultOf<Field>[] {
  return fields.flatMap((field) => {
    const fault = faults.find((entry) => entry.field === field);
    return fault ? [{ ...fault, field }] : [];
  });
}

interface FieldStates<Field extends string> {
  readonly faults: readonly FieldFault[];
  /** What was typed before, when the form comes back from the server. */
  readonly values: FormValues;
  /** Id of a field's control. */
  readonly idOf: (field: Field) => string;
  readonly textOf: (fault: FieldFault) => string;
}

/** Props of a field's `Field`, props of its control, and whether it takes the focus as the page opens. */
export interface FieldState {
  readonly field: { readonly id: string; readonly error: string | undefined };
  readonly control: { readonly name: string; readonly defaultValue: string | undefined };
  readonly autoFocus: boolean;
}

/** The state of each field. */
export function fieldStates<Field extends string>({ faults, values, idOf, textOf }: FieldStates<Field>) {
  return (field: Field): FieldState => {
    const fault = faults.find((entry) => entry.field === field);
    const value = values[field];
    return {
      field: { id: idOf(field), error: fault && textOf(fault) },
      control: { name: field, defaultValue: typeof value === 'string' ? value : undefined },
      autoFocus: fault !== undefined && fault === faults[0] && Object.keys(values).length > 0,
    };
  };
}
