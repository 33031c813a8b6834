import type { Request, Response } from 'express';
import { API_HEADERS, transportHeaders } from '../edge/security-headers';
import { makeCachedResponse, sendCachedResponse } from './cached-response';

/**
 * Sends a public answer that is made afresh each time, with a tag: who polls hears 304 while nothing changes.
 * @param isSecure whether the site is https
 */
export async function answerFresh(
  request: Request,
  response: Response,
  isSecure: boolean,
  body: unknown,
): Promise<void> {
  const headers = [
    ...API_HEADERS,
    ...transportHeaders(isSecure),
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Cache-Control', 'no-cache'],
  ] as const;
  sendCachedResponse(request, response, await makeCachedResponse(200, headers, Buffer.from(JSON.stringify(body))));
}
