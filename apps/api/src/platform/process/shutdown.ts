import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { describeForConsole } from '../logging/source-places';

/** What is under way has this long to end; then its connections are cut. */
const GRACE_MS = 7_000;
/**
 * Then the process ends, whatever still waits: a frozen database, a mail server that takes its time. Nothing is lost
 * by it that a crash would not lose; orchestrators kill after 10 s or more.
 */
const END_MS = 9_000;
const PARENT_CHECK_MS = 500;

/**
 * Stops cleanly at SIGTERM or SIGINT: takes nothing new, lets what is under way end, closes the database; within 10 s
 * in any case.
 * @param parentWatch also stop when the process that started this one goes away (a signal to npm does not reach us)
 */
export function stopOnRequest(app: INestApplication, server: Server, parentWatch: boolean): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Open connections without a request would keep the server from closing.
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    setTimeout(() => {
      console.error('Not everything ended in time; the process ends without it.');
      process.exit(1);
    }, END_MS).unref();
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
