import { listen, type Hosting } from './static-host';

/** Another host on this machine, which stands for those of tracking code and banners. */
export interface ForeignHost extends Hosting {
  /** Addresses that were asked for since the last call. */
  requests(): string[];
}

const BANNER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60"/></svg>';

export async function startForeignHost(): Promise<ForeignHost> {
  const asked: string[] = [];
  const host = await listen((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/tracking.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(
        `window.executed = (window.executed ?? 0) + 1; document.cookie = '_stats=1; Path=/';
         navigator.sendBeacon(new URL('/collect', document.querySelector('script[data-tracking]').src));`,
      );
      return;
    }
    response.setHeader('content-type', request.url === '/banner.svg' ? 'image/svg+xml' : 'text/plain');
    response.end(request.url === '/banner.svg' ? BANNER : '');
  });
  return { ...host, requests: () => asked.splice(0) };
}
