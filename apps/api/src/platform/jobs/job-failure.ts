/**
 * What is kept of a failure beside the job. Only the names of what went wrong: a message of the database may quote a
 * row, and with it a person, and finished jobs stay for days.
 */
export class JobFailure extends Error {
  constructor(kind: string, error: unknown) {
    super(`${kind} failed: ${wordsOf(error)}`);
    this.name = 'JobFailure';
    this.stack = undefined;
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return `${error.name}${code}`;
}
