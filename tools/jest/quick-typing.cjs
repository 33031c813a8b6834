const library = require('@testing-library/user-event/dist/cjs/index.js');

/** A field that loses its focus at a key is found by the next one. */
const TYPED_KEYS = 2;
/** What stands for a key that writes nothing, as in `{Enter}`. */
const NAMED_KEY = /[{[]/;

/** Types the first keys of a text and pastes the rest: each key renders the whole screen anew. */
const typingQuickly = (user) => ({
  ...user,
  async type(field, text, options) {
    const isPlain = !NAMED_KEY.test(text) && options === undefined;
    await user.type(field, isPlain ? text.slice(0, TYPED_KEYS) : text, options);
    if (isPlain && text.length > TYPED_KEYS) await user.paste(text.slice(TYPED_KEYS));
  },
});

/** Stands for `@testing-library/user-event`. A test that is about single keys uses `user.keyboard`, which presses them all. */
const userEvent = {
  ...typingQuickly(library.userEvent),
  setup: (options) => typingQuickly(library.userEvent.setup(options)),
};
module.exports = { __esModule: true, ...library, default: userEvent, userEvent };
