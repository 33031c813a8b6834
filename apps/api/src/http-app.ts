import type { RequestListener, Server } from 'node:http';
import { Reflector } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express, { type RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from 'pino';
import { Sessions } from './accounts';
import { createDocument } from './api-document';
import { ERROR_TABLE } from './error-table';
import { PublicCache } from '@ospite/server/cache';
import { Config } from '@ospite/server/config';
import { apiDocs } from '@ospite/server/docs';
import { apiBodyParser, formParser, MediaTypeGuard } from '@ospite/server/bodies';
import {
  ConnectionSlots,
  edgeListener,
  expectationListener,
  limitServer,
  OpenResponses,
  SERVER_LIMITS,
  type ServerLimits,
  warnOfUntrustedProxy,
} from '@ospite/server/edge';
import { API_HEADERS, crossSiteGuard, transportHeaders, withHeaders } from '@ospite/server/headers';
import { httpLogging } from '@ospite/server/logging';
import { Metrics } from '@ospite/server/metrics';
import { ProblemFilter, RequestValidationPipe } from '@ospite/server/rest';
import { FolderStorage, MediaStorage } from '@ospite/server/media';
import { PageStates, serveCached } from '@ospite/site-engine/server';
import { leadsToStoredLanguage } from './site/language-choice';
import { SiteHandler } from './site/site.handler';
import { serveStoredPictures } from './site/stored-pictures';
import { serveBuiltFiles, servePictures, StaticFiles } from './site/static-files';

/** Headers that pages of `ALLOWED_ORIGINS` may read. */
const EXPOSED_HEADERS = ['ETag', 'Link', 'Retry-After', 'X-Request-Id', 'X-Total-Count'];

/** Express for Nest, with the settings that must be there before Nest makes the router. */
export function httpAdapter(): ExpressAdapter {
  const instance = express().disable('x-powered-by').disable('etag');
  // Otherwise `/API/…` would bypass what guards `/api/`.
  instance.enable('case sensitive routing');
  // Express would send 304 for `If-None-Match: *` at private reads; only cached responses may (specification §13).
  Object.defineProperty(instance.request, 'fresh', { get: () => false });
  return new ExpressAdapter(instance);
}

/** Lines up what a request passes: headers, log, cross-site rule, files, body, session, site. Call it before `init`. */
export function configureHttp(
  app: NestExpressApplication,
  logger: Logger,
  limits: ServerLimits = SERVER_LIMITS,
): void {
  const config = app.get(Config);
  const site = app.get(SiteHandler);
  const filter = new ProblemFilter(ERROR_TABLE);
  const trustsProxies = config.trustedProxies.length > 0;

  app.set('trust proxy', trustsProxies && [...config.trustedProxies]);
  app.useGlobalFilters(filter);
  app.useGlobalGuards(new MediaTypeGuard(app.get(Reflector)));
  app.useGlobalPipes(new RequestValidationPipe());

  app.use(withHeaders([...API_HEADERS, ...transportHeaders(config.isSecure), ['Cache-Control', 'no-store']]));
  app.use(outside('/api/', pinoHttp(httpLogging(logger))));
  if (!trustsProxies) app.use(warnOfUntrustedProxy(logger));
  app.use(crossSiteGuard(config, 'account.cross_site'));
  if (config.allowedOrigins.length > 0)
    app.enableCors({
      origin: [...config.allowedOrigins],
      credentials: true,
      exposedHeaders: EXPOSED_HEADERS,
    });
  const storage = app.get(MediaStorage);
  const isFolder = storage instanceof FolderStorage;
  app.use('/uploads', isFolder ? servePictures(storage.place) : serveStoredPictures(storage));
  app.use(serveBuiltFiles(app.get(StaticFiles), config.isDevelopment));
  app.use(apiDocs(() => createDocument(app), config.isSecure));
  app.use('/api', apiBodyParser(limits.bodyMs));
  // Health needs no session, since the sessions' database may be what is unreachable.
  app.use('/api', outside('/health/', app.get(Sessions).middleware()));
  app.use(outside('/api/', formParser(limits.bodyMs)));
  app.use(
    outside('/api/', (request, response, next) => {
      site
        .handle(request, response, next)
        .catch((error: unknown) => filter.respond(error, request, response));
    }),
  );
}

/** Edge, log, metrics and a download's streams each wait for its end; at 11 Node suspects a leak. */
const MOST_WHO_WAIT_FOR_A_RESPONSE = 20;

/** Puts the edge and the cache in front of Nest, and limits the server. Call it after `init`. */
export function attachEdge(app: NestExpressApplication, limits: ServerLimits = SERVER_LIMITS): Server {
  const server: Server = app.getHttpServer();
  const nest: RequestListener & { get(setting: string): unknown; request: object } = app
    .getHttpAdapter()
    .getInstance();
  const { isSecure, allowedOrigins } = app.get(Config);
  const transport = transportHeaders(isSecure);
  const site = {
    cache: app.get(PublicCache),
    files: app.get(StaticFiles),
    states: app.get(PageStates),
    leadsElsewhere: leadsToStoredLanguage,
    opensToOrigins: allowedOrigins.length > 0,
  };
  const cached = serveCached(site, nest);

  const open = app.get(OpenResponses);
  const metrics = app.get(Metrics);
  const isTrusted = nest.get('trust proxy fn') as (address: string, hop: number) => boolean;
  const places = new ConnectionSlots(
    limits,
    (address) => isTrusted(address, 0),
    // As Express will read it: its own getter, which needs its settings and these two of a request.
    ({ headers, socket }) => Reflect.get(nest.request, 'ip', { app: nest, headers, socket }),
  );
  const edge = places.limitRequests(transport, edgeListener(limits, transport, cached));

  server.removeAllListeners('request').on('request', (request, response) => {
    response.setMaxListeners(MOST_WHO_WAIT_FOR_A_RESPONSE);
    open.add(response);
    metrics.observe(request, response);
    edge(request, response);
  });
  server.on('connection', (socket) => open.addConnection(socket));
  server.on('checkExpectation', expectationListener(limits, transport));
  limitServer(server, limits, transport);
  places.guard(server);
  return server;
}

/** Spares the addresses below a prefix; Nest's own logger, bodies and routes take care of the API. */
function outside(prefix: string, handler: RequestHandler): RequestHandler {
  const isInside = (path: string) => path.startsWith(prefix) || `${path}/` === prefix;
  return (request, response, next) => {
    if (isInside(request.path)) next();
    else void handler(request, response, next);
  };
}
