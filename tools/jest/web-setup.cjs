require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/react');

// Generous, because machines are shared: a time limit ends what hangs and judges nothing.
configure({ asyncUtilTimeout: 30_000 });

// While waiting for something, each failed query would write the whole document into an error that
// nobody reads; the error at the end of the wait has it.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics ? new Error(message) : getElementError(message, container),
});

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
// Nor is its screen wide, or anything else that a style sheet asks for.
if (globalThis.window)
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
