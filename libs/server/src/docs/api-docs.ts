import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { RequestHandler } from 'express';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';
import { makeCachedResponse, sendCachedResponse, type CachedResponse } from '../cache/cached-response';
import type { HeaderList } from '../headers/header-list';
import { apiDocsPolicy } from '../headers/content-policy';
import { API_HEADERS, documentHeaders, transportHeaders } from '../headers/security-headers';
import { SWAGGER_UI_START } from './swagger-ui-start';
import { SWAGGER_UI_STYLE } from './swagger-ui-style';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<meta name="robots" content="noindex">
<title>Ospite API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/own.css">
</head>
<body>
<main id="swagger-ui"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const CACHE_CONTROL = ['Cache-Control', 'no-cache'] as const;

/** Swagger UI from our own copies at `/api/docs`, and the document, made at its first request, at `/api/openapi.json`. */
export function apiDocs(document: () => OpenAPIObject, isSecure: boolean): RequestHandler {
  const makers = new Map<string, () => Promise<CachedResponse>>();
  const made = new Map<string, Promise<CachedResponse>>();
  const transport = transportHeaders(isSecure);
  const offer = (address: string, type: string, own: HeaderList, body: () => string | Buffer) =>
    makers.set(address, () =>
      makeCachedResponse(
        200,
        [...own, ...transport, CACHE_CONTROL, ['Content-Type', type]],
        Buffer.from(body()),
      ),
    );

  offer('/api/docs', 'text/html; charset=utf-8', documentHeaders(apiDocsPolicy()), () => PAGE);
  offer('/api/docs/start.js', 'text/javascript; charset=utf-8', API_HEADERS, () => SWAGGER_UI_START);
  offer('/api/docs/own.css', 'text/css; charset=utf-8', API_HEADERS, () => SWAGGER_UI_STYLE);
  for (const [name, type] of [
    ['swagger-ui.css', 'text/css; charset=utf-8'],
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ] as const)
    offer(`/api/docs/${name}`, type, API_HEADERS, () => readFileSync(path.join(swaggerFolder(), name)));
  offer('/api/openapi.json', 'application/json; charset=utf-8', API_HEADERS, () =>
    JSON.stringify(document()),
  );

  return (request, response, next) => {
    const make = request.method === 'GET' || request.method === 'HEAD' ? makers.get(request.path) : undefined;
    if (!make) return next();
    const pending = made.get(request.path) ?? make();
    made.set(request.path, pending);
    pending.then((cached) => sendCachedResponse(request, response, cached), next);
  };
}
