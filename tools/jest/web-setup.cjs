require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Generous, because machines are shared: a time limit ends what hangs and judges nothing.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has the element, but not its opening and closing.
if (globalThis.HTMLDialogElement && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
// It has no layout, so nothing scrolls.
if (globalThis.Element) {
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
}
