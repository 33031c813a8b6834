import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { describeForConsole } from '../logging/source-locations';

/** Requests under way have this long to end; then their connections are closed. */
const GRACE_MS = 7_000;
/**
 * Then the process exits, whatever it still waits for: a frozen database, a slow mail server. That loses nothing that a
 * crash would not lose, and orchestrators kill after 10 s or more.
 */
const EXIT_MS = 9_000;
const PARENT_CHECK_MS = 500;

/**
 * Stops cleanly at SIGTERM or SIGINT, within 10 s in any case: accepts nothing new, lets requests end, closes the
 * database.
 * @param parentWatch also stop when the process that started this one goes away (a signal to npm does not reach us)
 */
export function stopOnRequest(app: INestApplication, server: Server, parentWatch: boolean): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Idle connections would keep the server from closing.
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    setTimeout(() => {
      console.error('Not everything ended in time; exiting without it.');
      process.exit(1);
    }, EXIT_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(describeForConsole(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (parentWatch) watchParent(stop);
}

function watchParent(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_CHECK_MS);
  timer.unref();
}
