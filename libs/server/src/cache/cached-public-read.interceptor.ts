import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { Config } from '../config/config';
import { canonicalPath, canonicalUrl } from '../edge/canonical-url';
import { API_HEADERS, transportHeaders } from '../headers/security-headers';
import { RequestProblem } from '../problems/problem';
import { makeCachedResponse, sendCachedResponse, type CachedResponse } from './cached-response';
import type { HeaderList } from '../headers/header-list';
import { PublicCache } from './public-cache';
import { PublicFile } from './public-file';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Caches public reads, and sends them exactly as the cache will; see `CachedPublicRead`. */
@Injectable()
export class CachedPublicReadInterceptor implements NestInterceptor {
  constructor(
    private readonly cache: PublicCache,
    private readonly config: Config,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const [path = ''] = request.originalUrl.split('?');
    // Routes are found with a slash at the end, too.
    if (path.endsWith('/') || canonicalPath(path) !== path) throw new RequestProblem('request.malformed');
    const generation = this.cache.generation();
    // The edge sets these on every response; all others were set by the handler.
    response.removeHeader('Cache-Control');
    const sendJson = response.json.bind(response);
    // Nest hands the body to `json` once the handler is done.
    response.json = (body: unknown) => {
      if (response.statusCode !== 200 || response.hasHeader('Cache-Control')) return sendJson(body);
      this.send(request, response, generation, body).catch((error: unknown) =>
        response.destroy(error instanceof Error ? error : new Error(String(error))),
      );
      return response;
    };
    return next.handle();
  }

  private async send(request: Request, response: Response, generation: string, body: unknown): Promise<void> {
    const { originalUrl } = request;
    const earlier = this.cache.findEarlier('read', originalUrl);
    const cached = await responseOf(body, this.config.isSecure, pagingHeaders(response), earlier);
    // A query in another spelling is answered, but not cached.
    if (canonicalUrl(originalUrl) === originalUrl) this.cache.keep('read', generation, originalUrl, cached);
    sendCachedResponse(request, response, cached);
  }
}

/**
 * Sends a public body that is created for each request, with an ETag: a polling client gets 304 while nothing changes.
 * @param isSecure whether the site is https
 */
export async function sendWithEtag(
  request: Request,
  response: Response,
  isSecure: boolean,
  body: unknown,
): Promise<void> {
  sendCachedResponse(request, response, await responseOf(body, isSecure));
}

function responseOf(
  body: unknown,
  isSecure: boolean,
  headers: HeaderList = [],
  earlier?: CachedResponse,
): Promise<CachedResponse> {
  const { type, text } = body instanceof PublicFile ? body : { type: JSON_TYPE, text: JSON.stringify(body) };
  const all: HeaderList = [
    ...API_HEADERS,
    ...transportHeaders(isSecure),
    ['Content-Type', type],
    ['Cache-Control', 'no-cache'],
    ...(body instanceof PublicFile
      ? [['Content-Disposition', `attachment; filename="${body.name}"`] as const]
      : headers),
  ];
  return makeCachedResponse(200, all, Buffer.from(text), { earlier });
}

function pagingHeaders(response: Response): HeaderList {
  return ['X-Total-Count', 'Link'].flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
}
