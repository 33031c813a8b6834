/** A field for text: one line or several. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export function isTextControl(target: EventTarget | null): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Types a text at a place of a field, as a person would: the browser can undo it. */
export function typeInto(field: TextControl, from: number, to: number, text: string): void {
  field.focus();
  field.setSelectionRange(from, to);
  if (typedByBrowser(text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The one way to type that a browser's undo knows of; none has dropped it. */
function typedByBrowser(text: string): boolean {
  const { execCommand } = document as Partial<Pick<Document, 'execCommand'>>;
  return execCommand?.call(document, 'insertText', false, text) ?? false;
}
