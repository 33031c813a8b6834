import { useState, type FocusEvent } from 'react';
import { inFormOrder, type FieldFault } from './faults';
import { isFormControl } from './form-control';

interface FaultRules<Field extends string> {
  /** The form's fields, in its order. */
  readonly fields: readonly Field[];
  /** What the server found, when the form comes back from it. */
  readonly found: readonly FieldFault[];
  /** Everything wrong with what stands in the form now. */
  readonly check: (form: HTMLFormElement) => readonly FieldFault[];
  /** Id of a field's control. */
  readonly idOf: (field: Field) => string;
}

/** The faults that a form shows: those of a field once it is left, all once it is sent; each goes as soon as it is fixed. */
export function useFaults<Field extends string>({ fields, found, check, idOf }: FaultRules<Field>) {
  const [faults, setFaults] = useState(() => inFormOrder(fields, found));

  /** Shows these and moves the focus to the first. */
  const show = (all: readonly FieldFault[]) => {
    const ordered = inFormOrder(fields, all);
    setFaults(ordered);
    if (ordered[0]) document.getElementById(idOf(ordered[0].field))?.focus();
  };

  const followInput = (form: HTMLFormElement) => {
    if (faults.length === 0) return;
    const remaining = check(form);
    setFaults((shown) =>
      inFormOrder(
        fields,
        remaining.filter(({ field }) => shown.some((fault) => fault.field === field)),
      ),
    );
  };

  const followBlur = (event: FocusEvent<HTMLFormElement>) => {
    const control: EventTarget = event.target;
    if (!isFormControl(control) || control.value.trim() === '') return;
    const fault = check(event.currentTarget).find(({ field }) => field === control.name);
    if (!fault) return;
    setFaults((shown) => inFormOrder(fields, [...shown.filter(({ field }) => field !== fault.field), fault]));
  };

  return { faults, show, followInput, followBlur };
}
