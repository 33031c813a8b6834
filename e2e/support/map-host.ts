import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the page of the map says. */
export const MAP_TEXT = 'Mappa di prova';

/** Another host with a map: `/map` answers at once, `/silent` never. */
export interface MapHost {
  readonly origin: string;
  /** Paths that were asked for, in order. */
  readonly requests: readonly string[];
  stop(): void;
}

export async function startMapHost(): Promise<MapHost> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url !== '/map') return;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="it"><title>Mappa</title><p>${MAP_TEXT}</p>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
