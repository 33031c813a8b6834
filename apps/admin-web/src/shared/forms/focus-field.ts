/**
 * Focuses a field of a form by its name, or the first one of a group of that name; of several names the first on the
 * screen. What it is folded into unfolds.
 */
export function focusField(form: HTMLFormElement, ...names: readonly string[]): void {
  const field = [...form.elements].find((element) => names.includes(element.getAttribute('name') ?? ''));
  field?.closest('details')?.setAttribute('open', '');
  if (field instanceof HTMLElement) field.focus();
}
