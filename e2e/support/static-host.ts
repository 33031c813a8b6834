import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where journeys host the back-office by itself: the product is started with this origin allowed. */
const OFFICE_PORT = Number(process.env.E2E_OFFICE_PORT ?? 3901);
export const OFFICE_ORIGIN = `http://localhost:${OFFICE_PORT}`;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A plain web server that hosts a folder, with `config.json` edited to say where the API is. */
export async function hostFolder(folder: string, apiBaseUrl: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', OFFICE_ORIGIN);
    const name = pathname === '/' ? '/index.html' : path.posix.normalize(pathname);
    response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream');
    if (name === '/config.json') {
      response.end(JSON.stringify({ apiBaseUrl }));
      return;
    }
    readFile(path.join(folder, name)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(OFFICE_PORT, 'localhost', resolve));
  return server;
}
