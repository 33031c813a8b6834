import type { LoggerOptions } from 'pino';
import { withSourceLocations } from './source-locations';

/** An error that was logged: what failed and where in the code, never what anybody wrote. */
interface LoggedError {
  readonly at: Date;
  /** The program's own sentence. */
  readonly what: string;
  /** Name and code of the error, such as `TypeError` or `DatabaseError (53100)`. */
  readonly error: string;
  /** File and line; null when it is unknown. */
  readonly place: string | null;
}

/** How many are kept; the log has them all. */
const KEPT = 20;
/** Pino's level of errors; fatal ones are above it. */
const ERROR_LEVEL = 50;

interface NotedError {
  readonly at: Date;
  readonly what: string;
  readonly error: unknown;
}

/**
 * The last errors that this process logged, for the super admin. It shows our own sentence, the error's name and code,
 * and its location; the message may quote user input, and stays in the log.
 */
export class RecentErrors {
  private noted: readonly NotedError[] = [];

  /** For the logger that writes the errors. */
  readonly hooks: NonNullable<LoggerOptions['hooks']>;

  constructor() {
    const note = (args: readonly unknown[]) => this.note(args);
    this.hooks = {
      logMethod(args, log, level) {
        if (level >= ERROR_LEVEL) note(args);
        log.apply(this, args);
      },
    };
  }

  /** Newest first. */
  list(): LoggedError[] {
    return this.noted.map(({ at, what, error }) => ({
      at,
      what,
      error: nameOf(error),
      place: placeOf(error),
    }));
  }

  private note([first, second]: readonly unknown[]): void {
    const error = first instanceof Error ? first : fieldOf(first, 'err');
    // A failed request is logged where its error is caught, and again as a request.
    if (error === undefined || this.noted[0]?.error === error) return;
    const sentence = [second, fieldOf(first, 'msg'), first].find((part) => typeof part === 'string');
    this.noted = [{ at: new Date(), what: String(sentence ?? ''), error }, ...this.noted].slice(0, KEPT);
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return `${error.name}${code}`;
}

/** The innermost place of the stack. */
function placeOf(error: unknown): string | null {
  const frame =
    error instanceof Error && error.stack?.split('\n').find((line) => line.trim().startsWith('at '));
  if (!frame) return null;
  const location = /\(([^()]+)\)\s*$/.exec(frame)?.[1] ?? frame.trim().replace(/^at /, '');
  return withSourceLocations(location).replace(/^.*\/(?=(?:apps|libs|node_modules)\/)/, '');
}
