import { createServer, request as forward, type RequestListener } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Where journeys host an office by itself: the product is started with this origin allowed. */
const officePort = () => Number(process.env.E2E_OFFICE_PORT ?? 3901);
export const officeOrigin = () => `http://localhost:${officePort()}`;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export const OFFICES = ['admin-web', 'super-admin-web'] as const;
export type Office = (typeof OFFICES)[number];

/** A web server that runs until it is closed. */
export interface Hosting {
  readonly origin: string;
  close(): void;
}

/** A plain web server that hosts an office's folder, with `config.json` edited to say where the API is. */
export function hostOffice(office: Office, apiBaseUrl: string, host = 'localhost'): Promise<Hosting> {
  return listen(serveFolder(office, '/', apiBaseUrl), officePort(), host);
}

/**
 * A web server that hosts an office below a path and passes everything else on to the product, so that both have one
 * origin; `config.json` names no other.
 */
export function hostBehindPath(office: Office, below: `/${string}/`, productUrl: string): Promise<Hosting> {
  const files = serveFolder(office, below, '');
  const pass: RequestListener = (incoming, outgoing) => {
    const passed = forward(
      new URL(incoming.url ?? '/', productUrl),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  };
  return listen(
    (request, response) =>
      request.url?.startsWith(below) ? files(request, response) : pass(request, response),
    0,
    'localhost',
  );
}

function serveFolder(office: Office, below: string, apiBaseUrl: string): RequestListener {
  const folder = path.resolve(import.meta.dirname, '../../dist/apps', office);
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', officeOrigin());
    const asked = path.posix.normalize(pathname.slice(below.length - 1));
    const name = asked === '/' ? '/index.html' : asked;
    response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream');
    // A portal at another address reads its scripts and its manifest.
    response.setHeader('access-control-allow-origin', '*');
    if (name === '/config.json') {
      response.end(JSON.stringify({ apiBaseUrl }));
      return;
    }
    readFile(path.join(folder, name)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  };
}

/** Starts a web server. @param port 0 takes any that is free */
export async function listen(handler: RequestListener, port = 0, host = '127.0.0.1'): Promise<Hosting> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${taken}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
