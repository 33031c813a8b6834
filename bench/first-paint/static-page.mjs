import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * The same rooms list as a page written by hand: HTML and a style sheet, no script, no fonts but the system's. It is the
 * floor that a rendered and hydrated page is held against.
 * @param {string} site address of the running product, which gives the texts and serves the pictures
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function serveStaticPage(site) {
  const rooms = await (await fetch(`${site}/api/rooms`)).json();
  const html = brotliCompressSync(page(rooms));
  const server = http.createServer(async (request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(html);
      return;
    }
    const picture = await fetch(site + request.url);
    response.writeHead(picture.status, { 'content-type': picture.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await picture.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

const escape = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function page(rooms) {
  const cards = rooms
    .map((room, index) => {
      const image = room.mainImage;
      const source = image
        ? `<picture><source type="image/webp" sizes="(min-width: 48rem) 24rem, 100vw" srcset="${image.variants
            .filter(({ type }) => type === 'image/webp')
            .map(({ url, width }) => `${url} ${width}w`)
            .join(
              ', ',
            )}"><img src="${image.imageUrl}" width="${image.width}" height="${image.height}" alt="" ${
            index === 0 ? 'fetchpriority="high"' : 'loading="lazy"'
          }></picture>`
        : '';
      return `<li>${source}<h2>${escape(room.name)}</h2><p>${escape(room.shortDescription)}</p></li>`;
    })
    .join('');
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Camere</title><style>body{margin:0;font:17px/1.5 sans-serif;background:#fbf7f0;color:#22302e}
main{max-width:75rem;margin:auto;padding:1.5rem}ul{display:grid;gap:2rem;padding:0;list-style:none;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr))}
img{width:100%;height:auto;aspect-ratio:4/3;object-fit:cover}h1,h2{color:#24423a;font-family:serif}</style></head>
<body><main><h1>Camere e bungalow</h1><ul>${cards}</ul></main></body></html>`;
}
