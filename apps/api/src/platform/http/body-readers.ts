import express, { type RequestHandler } from 'express';
import { RequestProblem } from './problem';

/** Largest JSON body and largest form, in bytes: room for every text of the product at its longest, four times over. */
const MAX_JSON_BYTES = 100 * 1024;
const MAX_FORM_BYTES = 100 * 1024;
const MAX_FORM_FIELDS = 100;

/** Bodies of the API are JSON; anything else is refused unread. */
export function apiBodyReader(): RequestHandler {
  const json = express.json({ limit: MAX_JSON_BYTES, type: isJson });
  return (request, response, next) => {
    if (hasBody(request.headers) && !isJson(request)) {
      next(new RequestProblem('request.unsupported_media_type'));
      return;
    }
    json(request, response, next);
  };
}

/** Forms that a page sends without script, to the page's own address. */
export function formReader(): RequestHandler {
  return express.urlencoded({ extended: false, limit: MAX_FORM_BYTES, parameterLimit: MAX_FORM_FIELDS });
}

function hasBody(headers: { 'content-length'?: string; 'transfer-encoding'?: string }): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isJson(request: { headers: { 'content-type'?: string } }): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
}
