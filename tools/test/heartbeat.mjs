/** The longest silence, however slow the machine is. */
const EVERY_MS = 30_000;

function elapsed(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`]
    .filter(Boolean)
    .join(' ');
}

/**
 * Runs a step of the tests and names it every 30 seconds with the time it has taken so far.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @param {(line: string) => void} say
 * @returns {Promise<Result>}
 */
export async function withHeartbeat(title, work, say) {
  const began = Date.now();
  const beat = setInterval(() => say(`  … ${title}: ${elapsed(Date.now() - began)} so far`), EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
