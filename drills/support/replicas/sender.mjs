import http from 'node:http';
import https from 'node:https';

/** Longer than any response may take; after that a request counts as unanswered. */
const PATIENCE_MS = 30_000;

/** The site's name in `deploy/nginx`. */
const HOST = 'www.example.org';

let senders = 0;

/**
 * Somebody at an address of their own, as guests are to nginx and to the limits for one address: all of 127.0.0.0/8 is
 * this machine. They keep their connection, as browsers do.
 */
export class Sender {
  #agent;

  constructor(url) {
    this.url = url;
    senders += 1;
    this.address = `127.0.${1 + Math.floor(senders / 250)}.${1 + (senders % 250)}`;
    const options = {
      keepAlive: true,
      localAddress: this.address,
      rejectUnauthorized: false,
      servername: HOST,
    };
    this.#agent = url.startsWith('https:') ? new https.Agent(options) : new http.Agent(options);
  }

  /**
   * A connection that was closed while it rested, as nginx does when it takes over new settings, is replaced, as browsers do.
   * @param {string} path
   * @param {{ method?: string, headers?: http.OutgoingHttpHeaders, body?: string | Buffer }} [what]
   * @returns {Promise<{ status: number, headers: http.IncomingHttpHeaders, text: string, ms: number }>} Status 0: no answer.
   */
  async send(path, what = {}) {
    const began = performance.now();
    let answer = await this.#sendOnce(path, what);
    while (answer.wasResting) answer = await this.#sendOnce(path, what);
    return { ...answer, ms: performance.now() - began };
  }

  #sendOnce(path, { method = 'GET', headers = {}, body }) {
    const { request } = this.url.startsWith('https:') ? https : http;
    return new Promise((resolve) => {
      const fail = (error, wasResting = false) =>
        resolve({ status: 0, headers: {}, text: error.message, wasResting });
      const sent = request(
        this.url + path,
        {
          ...{ method, agent: this.#agent, timeout: PATIENCE_MS },
          headers: { Host: HOST, ...headers, ...lengthOf(body) },
        },
        (response) => {
          const parts = [];
          response.on('data', (part) => parts.push(part));
          response.on('end', () =>
            resolve({
              ...{ status: response.statusCode, headers: response.headers },
              text: Buffer.concat(parts).toString(),
            }),
          );
          // Cut in the middle.
          response.on('error', fail);
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('no answer')));
      sent.on('error', (error) =>
        fail(error, sent.reusedSocket && /ECONNRESET|EPIPE/.test(error.code ?? '')),
      );
      sent.end(body);
    });
  }

  leave() {
    this.#agent.destroy();
  }
}

const lengthOf = (body) => (body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) });
