import { signalGroup } from '../process/run.mjs';

const TICK_MS = 1_000;
/** How many ticks of silence are a hang; an API says every 5 s that it is alive. */
const HUNG_TICKS = 25;
/** After SIGINT, on which Node prints where it hangs and ends, if it runs at all. */
const TRACE_TICKS = 2;

/**
 * Ends a child that has sent no message for 25 s, or for 50 s since it began: to start takes longer on a busy machine. Our
 * own ticks are counted, and no clock is asked: while we are stopped, or the machine sleeps, there are none.
 * @param {import('node:child_process').ChildProcess} child The head of a group of its own.
 * @param {{ log: (line: string) => void, ticks?: number, tickMs?: number }} options
 */
export function endWhenHung(child, { log, ticks = HUNG_TICKS, tickMs = TICK_MS }) {
  let silent = -ticks;
  child.on('message', () => (silent = 0));
  const timer = setInterval(() => {
    silent += 1;
    if (silent === ticks) {
      log('The API hangs; ending it. Where, it says itself, unless it is stopped or waits for the system.');
      child.kill('SIGINT');
    } else if (silent >= ticks + TRACE_TICKS) signalGroup(child, 'SIGKILL');
  }, tickMs);
  timer.unref();
  child.once('exit', () => clearInterval(timer));
}
