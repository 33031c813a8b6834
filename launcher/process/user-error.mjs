/**
 * A problem that the person who runs the command can solve. Its message says how, in one sentence, and is printed
 * without a stack.
 */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/** Prints an error: a `UserError` without its stack. */
export function reportError(error) {
  console.error(error instanceof UserError ? error.message : error);
}
