import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { EXIT_MS } from '../config/deployment';
import type { HeaderList } from '../headers/header-list';
import type { OpenResponses } from '../edge/open-responses';
import { describeForConsole } from '../logging/source-locations';
import type { Stopping } from './stopping';

/**
 * Where readiness is watched, new requests are still served for this long: a load balancer that checks every second
 * knows by then that we are stopping, and sends guests elsewhere.
 */
const NOTICE_MS = 3_000;
/** Open requests have this long to end; then they get a 503, and a moment later all connections close. */
const GRACE_MS = 7_000;
const CUT_MS = 8_000;
const CLOSE_IDLE_EVERY_MS = 50;
const PARENT_CHECK_MS = 500;
/** Signals that come closer together are one: a terminal and a launcher may both pass on the same Ctrl-C. */
const ONE_SIGNAL_MS = 500;

/** What is stopped. */
export interface StoppableServer {
  readonly app: Pick<INestApplication, 'close'>;
  readonly server: Server;
  readonly stopping: Stopping;
  readonly open: OpenResponses;
  /** Headers of the site's scheme. */
  readonly transport: HeaderList;
  /** Returns background work to the queue. */
  readonly rest: () => Promise<unknown>;
  /** Whether nothing can replace us: the process that started this one waits for its end. */
  readonly parentWatch: boolean;
  /** Whether SIGINT stops, too; a parent that hears heartbeats uses it for one that hangs. */
  readonly takesInterrupts: boolean;
}

/**
 * Stops cleanly at SIGTERM, SIGINT or SIGHUP (its terminal was closed), within 10 s in any case: is not ready any more,
 * hands back background work, accepts nothing new, lets requests end, closes the database. A second signal ends the
 * process at once. With `parentWatch` it also stops when the process that started this one goes away (a signal to npm
 * does not reach us). Nest's own shutdown hooks stay off: they close the listener at the first signal.
 */
export function stopOnRequest(stoppable: StoppableServer): void {
  let begunAt: number | undefined;
  const stop = () => {
    if (begunAt !== undefined) return;
    begunAt = performance.now();
    setTimeout(() => {
      console.error('Not everything ended in time; exiting without it.');
      process.exit(1);
    }, EXIT_MS).unref();
    stopServing(stoppable).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(describeForConsole(error));
        process.exit(1);
      },
    );
  };
  const onSignal = () => {
    if (begunAt !== undefined && performance.now() - begunAt > ONE_SIGNAL_MS) process.exit(1);
    stop();
  };
  const signals = ['SIGTERM', 'SIGHUP', ...(stoppable.takesInterrupts ? ['SIGINT'] : [])];
  for (const signal of signals) process.on(signal, onSignal);
  if (stoppable.parentWatch) watchParent(stop);
}

/** @returns when all is closed */
export async function stopServing(stoppable: StoppableServer): Promise<void> {
  const { app, server, stopping, open, transport, rest, parentWatch } = stoppable;
  stopping.begin();
  open.endConnections();
  const timers = [
    setTimeout(() => open.giveUp(transport), GRACE_MS),
    setTimeout(() => server.closeAllConnections(), CUT_MS),
  ];
  const rested = rest();
  if (stopping.isWatched() && !parentWatch) await new Promise((over) => setTimeout(over, NOTICE_MS));
  // Responses that had promised to keep their connection leave it idle.
  timers.push(setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS));
  server.close();
  open.closeUnused();
  await rested;
  await app.close();
  for (const timer of timers) clearTimeout(timer);
}

function watchParent(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_CHECK_MS);
  timer.unref();
}
