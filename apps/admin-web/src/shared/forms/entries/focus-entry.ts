/**
 * Focuses an entry of a form's list where one was taken away, and with it the button that was pressed: the entry that has
 * come in its place, or the last one, each marked with `data-entry`; without any the button marked with `data-add`.
 */
export function focusEntry(form: HTMLFormElement, index: number): void {
  const entries = form.querySelectorAll<HTMLElement>('[data-entry]');
  const next = entries[Math.min(index, entries.length - 1)];
  (next ?? form.querySelector<HTMLElement>('[data-add] button'))?.focus();
}
