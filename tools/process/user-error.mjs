/**
 * A trouble that the person who runs a command can mend. Its message is one clear sentence for them and is
 * printed without a stack.
 */
export class UserError extends Error {
  name = 'UserError';
}

/** Prints an error as its kind deserves. */
export function reportError(error) {
  console.error(error instanceof UserError ? error.message : error);
}
