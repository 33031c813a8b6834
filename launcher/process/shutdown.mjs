import { commandLine, parentOf } from './alive.mjs';
import { reportError } from './user-error.mjs';

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const PARENT_CHECK_MS = 500;

/** @type {{ stop: () => unknown }[]} */
const steps = [];
let ending;

/**
 * Remembers how to stop something that was started. At the end of the process the steps run one by one, the
 * youngest first.
 * @param {() => unknown} stop
 * @returns {() => void} Forgets the step again.
 */
export function atEnd(stop) {
  const step = { stop };
  steps.push(step);
  return () => {
    const at = steps.indexOf(step);
    if (at >= 0) steps.splice(at, 1);
  };
}

async function endAll(code) {
  for (let step = steps.pop(); step; step = steps.pop()) {
    try {
      await step.stop();
    } catch (error) {
      reportError(error);
      code ||= 1;
    }
  }
  process.exit(code);
}

/** Stops everything that was started and ends the process. Called again, it continues the first shutdown. */
export function end(code = 0) {
  return (ending ??= endAll(code));
}

export const isEnding = () => ending !== undefined;

/**
 * Runs a tool's main function and ends cleanly however it goes: by itself, by an error, by Ctrl-C, SIGTERM or
 * SIGHUP, or because npm or whatever else started us went away.
 * @param {() => Promise<number | void>} main Its result is the exit code.
 */
export function runTool(main) {
  for (const [signal, code] of Object.entries(EXIT_CODES)) process.on(signal, () => end(code));
  watchParents();
  main().then(
    (code) => end(code ?? 0),
    (error) => {
      // What we stop ourselves may well complain of it.
      if (!isEnding()) reportError(error);
      end(1);
    },
  );
}

/** Our parent, and npm behind it where npm's `sh -c` is: what a person's own shell started may outlive that. */
function parents() {
  const isScript = /^(\/bin\/)?(sh|dash|bash|ash) -c /.test(commandLine(process.ppid));
  return `${process.ppid} ${isScript ? parentOf(process.ppid) : ''}`;
}

/** Also after a kill -9 of npm, and where a SIGTERM to it goes no further. What we start does the same. */
function watchParents() {
  if (process.env.npm_lifecycle_event) process.env.PARENT_WATCH = '1';
  if (!process.env.PARENT_WATCH || process.platform === 'win32') return;
  const before = parents();
  setInterval(() => parents() !== before && end(EXIT_CODES.SIGTERM), PARENT_CHECK_MS).unref();
}
