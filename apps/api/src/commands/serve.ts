import { once } from 'node:events';
import { NestFactory } from '@nestjs/core';
import { MikroORM } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger as NestLogger } from 'nestjs-pino';
import { BaseData } from '@ospite/domain';
import { databaseSchema } from '../database-schema';
import { AppModule } from '../app.module';
import { AlarmWatch } from '@ospite/operations/installation';
import { OutboxSender } from '../messages';
import { type Config, ConfigError } from '@ospite/server/config';
import { attachEdge, configureHttp, httpAdapter } from '../http-app';
import { createLogger, RecentErrors, withoutLists } from '@ospite/server/logging';
import { Metrics } from '@ospite/server/metrics';
import { InstallationCheck, MediaStorage, PictureSweep } from '@ospite/server/media';
import { ClockWatch } from '@ospite/operations/clock';
import {
  DatabaseNotices,
  LongRunningWork,
  runMigrationsBeforeServing,
  waitForDatabase,
} from '@ospite/server/persistence';
import { BackgroundJobs } from '@ospite/server/jobs';
import { storageFailureOf } from '@ospite/server/problems';
import { OpenResponses } from '@ospite/server/edge';
import { transportHeaders } from '@ospite/server/headers';
import {
  collectGarbageWhenIdle,
  hasListener,
  sendHeartbeats,
  stopOnRequest,
  Stopping,
} from '@ospite/server/process';
import { ensureAccess } from './first-access';
import { FirstTexts } from '../seed';
import { MissingPagesError, PageBundle, ServerAddress } from '@ospite/site-engine/server';
import { PageRenderer } from '../site';
import { StaticFiles } from '../site/static-files';

/** Background jobs start after the first pages, which would otherwise wait until they are loaded. */
const JOBS_AFTER_MS = 2_000;
/**
 * Connections that may wait until they are accepted; what the system allows at most, too. Guests behind a longer queue
 * would wait a second.
 */
const BACKLOG = 4_096;

/** Serves everything until it receives a signal to stop. */
export async function serve(config: Config): Promise<number | void> {
  const recentErrors = new RecentErrors();
  const logger = createLogger(config, recentErrors);
  sendHeartbeats(config.signalsParent);
  try {
    await waitForDatabase(config.databaseUrl, undefined, (why) =>
      logger.warn(`The database does not answer yet; this waits a minute for it: ${why}`),
    );
  } catch (error) {
    return explainDatabaseError(error);
  }
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(config, logger, recentErrors),
    httpAdapter(),
    {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    },
  );
  app.useLogger(withoutLists(app.get(NestLogger)));
  const exitCode = await prepare(app, config).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  if (exitCode !== undefined) {
    await app.close();
    return exitCode;
  }

  configureHttp(app, logger);
  await app.init();
  await app.get(LongRunningWork).run(() => app.get(PictureSweep).run());
  const server = attachEdge(app);
  stopOnRequest({
    app,
    server,
    stopping: app.get(Stopping),
    open: app.get(OpenResponses),
    transport: transportHeaders(config.isSecure),
    rest: () =>
      Promise.all([BackgroundJobs, OutboxSender].map((part) => app.get(part).beforeApplicationShutdown())),
    parentWatch: config.parentWatch,
    takesInterrupts: !hasListener(config.signalsParent),
  });
  try {
    await app.get(Metrics).start();
  } catch (error) {
    await app.close();
    const { metricsPort = 0, metricsHost } = config;
    return explainListenError(error, metricsPort, metricsHost, 'METRICS_');
  }
  try {
    server.listen({ port: config.port, host: config.host, backlog: BACKLOG });
    await once(server, 'listening');
  } catch (error) {
    await app.close();
    return explainListenError(error, config.port, config.host);
  }
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  app.get(ServerAddress).set(config.host, port);
  logger.info(`Listening on ${config.host}, port ${port}; guests come to ${config.publicUrl}`);
  // Tells the launcher, if one started us, so that it need not ask; if it is gone, that is no reason to fail.
  process.send?.('ready', undefined, undefined, () => undefined);
  app.get(OutboxSender).start();
  setTimeout(() => {
    void app
      .get(ClockWatch)
      .start()
      .then(() => app.get(AlarmWatch).start());
    void app.get(BackgroundJobs).start();
  }, JOBS_AFTER_MS).unref();
  collectGarbageWhenIdle();
  app
    .get(StaticFiles)
    .warm()
    .catch((error: unknown) => logger.warn({ err: error }, 'A file of the web apps could not be read'));
}

/**
 * Why the pictures cannot be reached now; undefined when they can.
 * @throws ConfigError when they never will as it is configured
 */
async function storageProblem(storage: MediaStorage): Promise<string | undefined> {
  try {
    await storage.check();
    return undefined;
  } catch (error) {
    if (storageFailureOf(error) !== 'away' || !(error instanceof Error)) throw error;
    return error.message;
  }
}

/** Migrations, first accounts, pages. @returns an exit code when there is no point in serving */
async function prepare(app: NestExpressApplication, config: Config): Promise<number | undefined> {
  const away = await storageProblem(app.get(MediaStorage));
  if (away !== undefined) {
    console.error(away);
    return 1;
  }
  await app.get(InstallationCheck).refuseUnfinishedRestore();
  await runMigrationsBeforeServing(app.get(MikroORM), databaseSchema);
  await app.get(DatabaseNotices).start();
  await app.get(InstallationCheck).verify();
  await app.get(FirstTexts).fill();
  if (config.seedDemo) await app.get(BaseData).fill();
  for (const line of await ensureAccess(app)) console.log(line);
  const renderer = app.get(PageRenderer);
  if (!(renderer instanceof PageBundle)) return undefined;
  try {
    await renderer.load();
  } catch (error) {
    if (!(error instanceof MissingPagesError)) throw error;
    console.error(`${error.message} Build them with: npm run nx -- build public-web`);
    if (!config.isDevelopment) return 1;
  }
  return undefined;
}

/**
 * Prints the remedy; the address in DATABASE_URL holds a password and is not shown.
 * @returns the exit code
 * @throws ConfigError again: it names its own remedy
 */
function explainDatabaseError(error: unknown): number {
  if (error instanceof ConfigError) throw error;
  const message = error instanceof Error ? error.message : String(error);
  console.error(`${message}: start it, or correct DATABASE_URL.`);
  return 1;
}

/**
 * Prints the remedy.
 * @param prefix of the settings' names
 * @returns the exit code
 */
function explainListenError(error: unknown, port: number, host: string, prefix = ''): number {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    console.error(
      `Port ${port} is taken: stop the program that uses it, or set ${prefix}PORT to another number.`,
    );
  else if (code === 'EACCES')
    console.error(`Port ${port} may not be opened by this user: set ${prefix}PORT to 1024 or more.`);
  else if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    console.error(
      `${prefix}HOST ${host} is not an address of this machine: set it to one that is, or to 0.0.0.0 for all.`,
    );
  else throw error;
  return 1;
}
