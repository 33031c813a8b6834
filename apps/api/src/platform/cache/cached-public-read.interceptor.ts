import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { Config } from '../config/config';
import { canonicalUrl, canonicalPath } from '../edge/canonical-url';
import { RequestProblem } from '../problems/problem';
import { API_HEADERS, transportHeaders } from '../edge/security-headers';
import { makeCachedResponse, sendCachedResponse } from './cached-response';
import { PublicCache } from './public-cache';

const HEADERS = [
  ['Content-Type', 'application/json; charset=utf-8'],
  ['Cache-Control', 'no-cache'],
] as const;

/** Sends a public answer as finished bytes and keeps them for the gate; see `CachedPublicRead`. */
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
    if (canonicalPath(path) !== path) throw new RequestProblem('request.malformed');
    const generation = this.cache.generation();
    // Answers of the API are not kept unless, as here, somebody says so; a handler may still say no.
    response.removeHeader('Cache-Control');
    const plainJson = response.json.bind(response);
    // Nest hands the answer to `json` once the handler is done; from there it goes out as finished bytes.
    response.json = (body: unknown) => {
      if (response.statusCode !== 200 || response.hasHeader('Cache-Control')) return plainJson(body);
      this.answer(request, response, generation, body).catch((error: unknown) =>
        response.destroy(toError(error)),
      );
      return response;
    };
    return next.handle();
  }

  private async answer(
    request: Request,
    response: Response,
    generation: string,
    body: unknown,
  ): Promise<void> {
    const own = [
      ...API_HEADERS,
      ...transportHeaders(this.config.isSecure),
      ...HEADERS,
      ...pagingHeaders(response),
    ];
    const entry = await makeCachedResponse(200, own, Buffer.from(JSON.stringify(body)));
    // Whoever spells a query in a way of their own is answered, but nothing is kept of it.
    const { originalUrl } = request;
    if (canonicalUrl(originalUrl) === originalUrl)
      this.cache.keep('read', generation, originalUrl, entry);
    sendCachedResponse(request, response, entry);
  }
}

function pagingHeaders(response: Response): (readonly [string, string])[] {
  return ['X-Total-Count', 'Link'].flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
