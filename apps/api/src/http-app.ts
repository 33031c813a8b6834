import type { RequestListener, Server } from 'node:http';
import { Reflector } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from 'pino';
import { Sessions } from './accounts';
import { sendCachedResponse, type HeaderList } from './platform/cache/cached-response';
import { PublicCache } from './platform/cache/public-cache';
import { Config } from './platform/config/config';
import { apiDocs } from './platform/docs/api-docs';
import { httpLogging } from './platform/logging/http-logging';
import { gate } from './site/serve-cached';
import { SiteHandler } from './site/site.handler';
import { cacheControl, StaticFiles } from './site/static-files';
import { apiBodyParser, formParser } from './platform/edge/body-parsers';
import { limitConnectionsPerSender } from './platform/edge/connections-per-sender';
import { crossSiteGuard } from './platform/edge/cross-site';
import { MediaTypeGuard } from './platform/uploads/form-upload';
import { expectationListener, edgeListener } from './platform/edge/edge-listener';
import { RequestProblem } from './platform/problems/problem';
import { ProblemFilter } from './platform/problems/problem.filter';
import {
  API_HEADERS,
  ASSET_HEADERS,
  transportHeaders,
  UPLOAD_HEADERS,
} from './platform/edge/security-headers';
import { limitServer, refuseTunnels, SERVER_LIMITS, type ServerLimits } from './platform/edge/server-limits';
import { RequestValidationPipe } from './platform/problems/validation.pipe';

const EXPOSED_HEADERS = ['ETag', 'Link', 'Retry-After', 'X-Request-Id', 'X-Total-Count'];

/** Express's reading of TRUSTED_PROXIES. */
type Trust = (address: string, hop: number) => boolean;

/** Puts the HTTP edge around the application: limits, policies, sessions, the site; call it before `init`. */
export function configureHttp(
  app: NestExpressApplication,
  logger: Logger,
  limits: ServerLimits = SERVER_LIMITS,
): void {
  const config = app.get(Config);
  const files = app.get(StaticFiles);
  const site = app.get(SiteHandler);
  const filter = new ProblemFilter();

  app.disable('x-powered-by').disable('etag');
  // Nest has made the router by now, so the setting would come too late: `/API/…` would pass by what stands at `/api/`.
  Object.assign(app.getHttpAdapter().getInstance().router, { caseSensitive: true });
  // A 304 is the byte entries' alone (RFC 9110 §13.1.2): Express would answer one to `If-None-Match: *` at private reads.
  Object.defineProperty(app.getHttpAdapter().getInstance().request, 'fresh', { get: () => false });
  app.set('trust proxy', config.trustedProxies.length > 0 ? [...config.trustedProxies] : false);
  app.set('query parser', 'simple');
  app.useGlobalFilters(filter);
  app.useGlobalGuards(new MediaTypeGuard(app.get(Reflector)));
  app.useGlobalPipes(new RequestValidationPipe());
  app.enableShutdownHooks([]);

  app.use(withHeaders([...API_HEADERS, ...transportHeaders(config.isSecure), ['Cache-Control', 'no-store']]));
  app.use(unless('/api/', pinoHttp(httpLogging(logger))));
  if (config.trustedProxies.length === 0) app.use(unnamedProxyWarning(logger));
  app.use(crossSiteGuard(config));
  if (config.allowedOrigins.length > 0)
    app.enableCors({
      origin: [...config.allowedOrigins],
      credentials: true,
      exposedHeaders: EXPOSED_HEADERS,
    });
  app.use('/uploads', uploads(config));
  app.use(builtFiles(files, config));
  app.use(apiDocs(app, config.isSecure));
  app.use('/api', apiBodyParser(limits.bodyMs), app.get(Sessions).middleware());
  app.use(unless('/api/', formParser(limits.bodyMs)));
  app.use(
    unless('/api/', (request, response, next) => {
      site.handle(request, response, next).catch((error: unknown) => filter.respond(error, request, response));
    }),
  );
}

/** Puts front door and gate before Nest's own listener and sets the server's limits; call it after `init`. */
export function attachEdge(app: NestExpressApplication, limits: ServerLimits = SERVER_LIMITS): Server {
  const server: Server = app.getHttpServer();
  const [nest] = server.listeners('request');
  server.removeAllListeners('request');
  const { isSecure, allowedOrigins } = app.get(Config);
  const transport = transportHeaders(isSecure);
  const options = { opensToOrigins: allowedOrigins.length > 0 };
  const inside = gate(app.get(PublicCache), app.get(StaticFiles), options, nest as RequestListener);
  server.on('request', edgeListener(limits, transport, inside));
  server.on('checkExpectation', expectationListener(limits, transport));
  refuseTunnels(server, transport);
  limitServer(server, limits, transport);
  const isTrusted = app.getHttpAdapter().getInstance().get('trust proxy fn') as Trust;
  limitConnectionsPerSender(server, limits, (address) => isTrusted(address, 0));
  return server;
}

function withHeaders(headers: HeaderList): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** Says once that somebody forwards addresses which are not believed: behind a proxy all visitors would count as one. */
function unnamedProxyWarning(logger: Logger): RequestHandler {
  let isSaid = false;
  return (request, _response, next) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      logger.warn(
        'A request names a forwarded address, but TRUSTED_PROXIES names no proxy to believe it from. Is the site ' +
          'behind a proxy? Then all its visitors share one address, and the limits meant for one sender.',
      );
    }
    next();
  };
}

/** Leaves an area of addresses alone. */
function unless(prefix: string, handler: RequestHandler): RequestHandler {
  const isInside = (path: string) => path.startsWith(prefix) || `${path}/` === prefix;
  return (request, response, next) => {
    if (isInside(request.path)) next();
    else void handler(request, response, next);
  };
}

/** Pictures of rooms, under names that hold a hash of their content. */
function uploads(config: Config): RequestHandler {
  const files = express.static(config.mediaDir, {
    dotfiles: 'ignore',
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response) => {
      for (const [name, value] of UPLOAD_HEADERS) response.setHeader(name, value);
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  return (request, response, next) => {
    files(request, response, (error?: unknown) => next(error ?? new RequestProblem('request.not_found')));
  };
}

/** The built web apps' files that are not ready as bytes yet, or too large to be kept. */
function builtFiles(files: StaticFiles, config: Config): RequestHandler {
  const send = async (...[request, response]: Parameters<RequestHandler>) => {
    const found = files.locate(request.path);
    if (!found) throw new RequestProblem('request.not_found');
    const entry = await files.load(request.path, found);
    if (entry) return sendCachedResponse(request, response, entry);
    for (const [name, value] of ASSET_HEADERS) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl(found, config.isDevelopment));
    response.sendFile(found.file, { cacheControl: false });
  };
  return (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || !files.isStatic(request.path)) return next();
    send(request, response, next).catch(next);
  };
}
