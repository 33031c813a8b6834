import http from 'node:http';
import { atEnd } from '../process/shutdown.mjs';

const SCRIPT_PATH = '/__dev/reload.js';
const EVENTS_PATH = '/__dev/events';

// Also reloads when the connection comes back: then we were started again.
const SCRIPT = `
let lost = false;
const events = new EventSource('${EVENTS_PATH}');
events.addEventListener('error', () => (lost = true));
events.addEventListener('open', () => lost && location.reload());
events.addEventListener('reload', () => location.reload());
`;
const TAG = `<script src="${SCRIPT_PATH}" defer></script>`;

const isHtml = (headers) => String(headers['content-type'] ?? '').startsWith('text/html');

/**
 * A small server in front of the API only for development: it hands everything on and adds to each page a
 * script that reloads it on an event. Script and events come from the page's own origin, so they need no
 * exception in its policy, and the product itself knows nothing of live reload.
 * @param {{ port: number, host: string, targetPort: number }} options `host` is the address to listen on.
 * @returns {Promise<{ reload: () => void, stop: () => void }>}
 */
export async function startReloadProxy({ port, host, targetPort }) {
  /** @type {Set<http.ServerResponse>} */
  const listeners = new Set();
  const server = http.createServer((request, response) => {
    if (request.url === SCRIPT_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(SCRIPT);
    } else if (request.url === EVENTS_PATH) {
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .write('\n');
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
    } else {
      handOn(request, response, targetPort);
    }
  });
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, host, () => resolve(undefined)),
  );
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  atEnd(stop);
  return { reload: () => listeners.forEach((listener) => listener.write('event: reload\ndata:\n\n')), stop };
}

function handOn(request, response, port) {
  // Uncompressed, so that the tag can be added.
  const { 'accept-encoding': _, ...headers } = request.headers;
  const { method, url: path } = request;
  const onward = http.request({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
    if (isHtml(reply.headers) && method === 'GET') addTag(reply, response);
    else reply.pipe(response.writeHead(reply.statusCode ?? 502, reply.headers));
  });
  onward.once('error', () => {
    if (!response.headersSent) response.writeHead(503, { 'content-type': 'text/html', 'retry-after': '1' });
    response.end(`The API is starting again; this page reloads by itself.${TAG}`);
  });
  request.pipe(onward);
}

async function addTag(reply, response) {
  const chunks = [];
  for await (const chunk of reply) chunks.push(chunk);
  const html = Buffer.concat(chunks).toString('utf8');
  const { 'content-length': _, ...headers } = reply.headers;
  // A 304 has no page to add to; the browser's copy has the tag already.
  const body = html.includes('</head>') ? html.replace('</head>', `${TAG}</head>`) : html;
  response.writeHead(reply.statusCode ?? 502, headers).end(body);
}
