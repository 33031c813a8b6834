import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpTranslator } from './http-translator';
import { serviceAt } from './services';

const INTO_GERMAN = { from: 'it', to: 'de' } as const;
const LINES = ['Ciao <span id="1">Marta</span> &amp; Piero', 'A presto'];

let server: Server;
let answer: RequestListener;
const asked: { headers: Record<string, unknown>; body: unknown }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ headers: request.headers, body: JSON.parse(body) });
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
beforeEach(() => void asked.splice(0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** @param answerMs longest wait; by default as long as in the product */
function translatorAt(path: string, key?: string, answerMs?: number) {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${path}`;
  return new HttpTranslator(url, key, serviceAt(url), answerMs);
}
const answering =
  (status: number, body: object | string | null): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

describe('DeepL', () => {
  it('is asked for fifty lines at a time, and no more', async () => {
    answer = (_request, response) => {
      const { text } = asked.at(-1)?.body as { text: string[] };
      const translations = text.map((line) => ({ text: line.toUpperCase() }));
      response.end(JSON.stringify({ translations }));
    };
    const lines = Array.from({ length: 101 }, (_, at) => `riga ${at}`);
    const translated = await translatorAt('/v2/translate').translate(lines, INTO_GERMAN);
    expect(translated).toEqual(lines.map((line) => line.toUpperCase()));
    expect(asked.map(({ body }) => (body as { text: string[] }).text.length)).toEqual([50, 50, 1]);
  });

  it('is asked as its documentation says, and its lines are in the order that they were sent in', async () => {
    answer = answering(200, {
      translations: [
        { detected_source_language: 'IT', text: 'Hello <span id="1">Marta</span> &amp; Piero' },
        { detected_source_language: 'IT', text: 'See you soon' },
      ],
    });
    expect(await translatorAt('/v2/translate', 'secret').translate(LINES, { from: 'it', to: 'en' })).toEqual([
      'Hello <span id="1">Marta</span> &amp; Piero',
      'See you soon',
    ]);
    expect(asked).toEqual([
      {
        headers: expect.objectContaining({ authorization: 'DeepL-Auth-Key secret' }),
        body: { text: LINES, source_lang: 'IT', target_lang: 'EN-GB', tag_handling: 'xml' },
      },
    ]);
  });
});

describe('LibreTranslate', () => {
  it('is asked as its documentation says, with a key or without', async () => {
    answer = answering(200, { translatedText: ['Hallo', 'Bis bald'] });
    expect(await translatorAt('/translate').translate(LINES, INTO_GERMAN)).toEqual(['Hallo', 'Bis bald']);
    await translatorAt('/translate', 'secret').translate(LINES, INTO_GERMAN);
    const body = { q: LINES, source: 'it', target: 'de', format: 'html' };
    expect(asked.map((one) => one.body)).toEqual([body, { ...body, api_key: 'secret' }]);
    await translatorAt('/translate').translate(LINES, { from: 'de', to: 'it' });
    expect(asked.at(-1)?.body).toEqual({ ...body, source: 'de', target: 'it' });
  });
});

describe('a service that does not translate', () => {
  it.each([
    ['too many requests', 429, { message: 'Too many requests' }, 'content.translator_busy'],
    ['no characters left', 456, { message: 'Quota exceeded' }, 'content.translator_spent'],
    ['a key that is none', 403, { error: 'Invalid API key' }, 'content.translator_unavailable'],
    ['an error of its own', 500, '', 'content.translator_unavailable'],
    ['one line for two', 200, { translatedText: ['Hallo'] }, 'content.translator_unavailable'],
    ['something else', 200, ['Hallo'], 'content.translator_unavailable'],
    ['nothing', 200, null, 'content.translator_unavailable'],
  ])('is told by its code: %s', async (_what, status, body, code) => {
    answer = answering(status, body);
    for (const path of ['/translate', '/v2/translate'])
      await expect(translatorAt(path).translate(LINES, INTO_GERMAN)).rejects.toMatchObject({ code });
  });

  it('is waited for no longer where there is more than it takes at once', async () => {
    answer = (_request, response) => {
      const { q } = asked.at(-1)?.body as { q: string[] };
      setTimeout(() => response.end(JSON.stringify({ translatedText: q })), 200);
    };
    const lines = Array.from({ length: 51 }, (_, at) => `riga ${at}`);
    await expect(
      translatorAt('/translate', undefined, 300).translate(lines, INTO_GERMAN),
    ).rejects.toMatchObject({
      code: 'content.translator_unavailable',
    });
  });

  it('is not waited for, nor read without end, and its key is not sent elsewhere', async () => {
    answer = () => undefined;
    const code = 'content.translator_unavailable';
    await expect(
      translatorAt('/translate', undefined, 300).translate(LINES, INTO_GERMAN),
    ).rejects.toMatchObject({ code });
    answer = (_request, response) => response.writeHead(307, { Location: '/elsewhere' }).end();
    await expect(translatorAt('/translate', 'secret').translate(LINES, INTO_GERMAN)).rejects.toMatchObject({
      code,
    });
    expect(asked).toHaveLength(2);
    answer = (_request, response) => {
      const line = `"${'a'.repeat(1_000_000)}",`;
      response.writeHead(200).write('{"translatedText":[');
      // It goes on until nobody reads any more.
      const more = () => response.destroyed || response.write(line, more);
      more();
    };
    await expect(translatorAt('/translate').translate(LINES, INTO_GERMAN)).rejects.toMatchObject({
      code,
      facts: { why: expect.stringContaining('too long') },
    });
    answer = (request) => request.socket.destroy();
    await expect(translatorAt('/translate').translate(LINES, INTO_GERMAN)).rejects.toMatchObject({ code });
  });
});
