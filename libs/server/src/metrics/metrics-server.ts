import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a scrape is told. */
interface Exposition {
  readonly type: string;
  readonly text: string;
}

const PATH = '/metrics';
const CONNECTIONS = 20;
const TIMEOUT_MS = 10_000;

/** Answers `GET /metrics` and nothing else. The process does not stay alive for it. */
export async function listenForScrapes(
  read: () => Promise<Exposition>,
  port: number,
  host: string,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== PATH) {
      response.writeHead(404).end();
      return;
    }
    read().then(
      ({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.maxConnections = CONNECTIONS;
  server.requestTimeout = TIMEOUT_MS;
  server.headersTimeout = TIMEOUT_MS;
  server.listen(port, host);
  await once(server, 'listening');
  server.unref();
  return { server, port: (server.address() as AddressInfo).port };
}
