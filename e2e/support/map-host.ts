import { listen, type Hosting } from './static-host';

/** What the page of the map says. */
export const MAP_TEXT = 'Mappa di prova';

/** Another host with a map: `/map` answers at once, `/silent` never. */
export interface MapHost extends Hosting {
  /** Paths that were asked for, in order. */
  readonly requests: readonly string[];
}

export async function startMapHost(): Promise<MapHost> {
  const requests: string[] = [];
  const host = await listen((request, response) => {
    requests.push(request.url ?? '');
    if (request.url !== '/map') return;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="it"><title>Mappa</title><p>${MAP_TEXT}</p>`);
  });
  return { ...host, requests };
}
