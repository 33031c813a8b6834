/** Focuses a field of a form by its name, or the first one of a group of that name; of several names the first on the screen. */
export function focusField(form: HTMLFormElement, ...names: readonly string[]): void {
  const field = [...form.elements].find((element) => names.includes(element.getAttribute('name') ?? ''));
  if (field instanceof HTMLElement) field.focus();
}
