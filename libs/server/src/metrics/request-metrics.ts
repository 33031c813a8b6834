import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MetricsKit } from './metrics';

/** Seconds: cached responses take less than one millisecond, uploads and exports several seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Notes each request when its response is sent, or its sender gone. */
export type RequestObserver = (request: IncomingMessage, response: ServerResponse) => void;

/** @param routeOf the pattern of an address without its query; there are few */
export function requestObserver(
  { Counter, Histogram, registry }: MetricsKit,
  routeOf: (path: string) => string,
): RequestObserver {
  const requests = new Counter({
    name: 'ospite_http_requests_total',
    help: 'Requests by method, pattern of the address and class of the status; "gone": their sender did not wait.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'ospite_http_request_duration_seconds',
    help: 'Time from the arrival of a request’s headers to the end of its response.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return (request, response) => {
    const begun = performance.now();
    const { method = '', url = '' } = request;
    response.once('close', () => {
      const [path = ''] = url.split('?', 1);
      const labels = { method: METHODS.includes(method) ? method : 'other', route: routeOf(path) };
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'gone';
      requests.inc({ ...labels, status });
      duration.observe(labels, (performance.now() - begun) / 1_000);
    });
  };
}
