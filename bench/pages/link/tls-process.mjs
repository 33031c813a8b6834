import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import { makeCertificate } from './certificate.mjs';

/**
 * Ends TLS in front of servers as a reverse proxy does: HTTP/2 to the browser, HTTP/1.1 to the server. The program's own process ends
 * with the one that forked it.
 */
const [{ ports }] = await once(process, 'message');
process.once('disconnect', () => process.exit());

const agent = new http.Agent({ keepAlive: true });
/** What belongs to a connection has no place in HTTP/2. Source: RFC 9113 §8.2.2. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade'];

function forward(port, request, response) {
  const headers = { ...request.headers, host: request.headers[':authority'] };
  for (const name of Object.keys(headers)) if (name.startsWith(':')) delete headers[name];
  const { method, url: path } = request;
  const inner = http.request({ host: '127.0.0.1', port, method, path, headers, agent });
  inner.on('response', (answer) => {
    for (const name of OF_THE_CONNECTION) delete answer.headers[name];
    if (response.stream.destroyed) return void answer.destroy();
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  const fail = () =>
    response.stream.destroyed || response.stream.close(http2.constants.NGHTTP2_INTERNAL_ERROR);
  inner.on('error', fail);
  response.on('close', () => inner.destroy());
  request.pipe(inner);
}

const opened = [];
for (const port of ports) {
  const server = http2.createSecureServer(makeCertificate(), (...exchange) => forward(port, ...exchange));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(server.address().port);
}
process.send?.(opened);
