/**
 * How long a success counts, whatever the clock says: monitors ask every few seconds, and each check costs the database
 * something.
 */
const SUCCESS_MS = 5_000;

/**
 * A check whose success is reused for 5 s; a failure is never reused, so that the next check notices when it is over.
 * @param check throws when something is wrong
 */
export function rememberSuccess(check: () => Promise<unknown>): () => Promise<void> {
  let last: { readonly answer: Promise<unknown>; readonly until: number } | undefined;
  return async () => {
    if (!last || last.until < performance.now()) {
      const asked = { answer: check(), until: performance.now() + SUCCESS_MS };
      last = asked;
      asked.answer.catch(() => {
        if (last === asked) last = undefined;
      });
    }
    await last.answer;
  };
}
