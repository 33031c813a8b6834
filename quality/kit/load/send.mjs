import http from 'node:http';
import https from 'node:https';

/** The site's name in `deploy/nginx`. */
export const HOST = 'www.example.org';
/** Longer than a response may take; after that a request counts as unanswered. */
const PATIENCE_MS = 30_000;

/**
 * @typedef {object} Answer
 * @property {number} status 0 when no whole response came; the text says why.
 * @property {http.IncomingHttpHeaders} headers
 * @property {string} text
 * @property {number} ms From the beginning of the request to the end of the response.
 */

/**
 * Begins a request on a connection of its own; the caller sends the body.
 * @param {string} address With `https:` it is nginx's, whose certificate nobody has signed.
 * @param {{ method?: string, headers?: http.OutgoingHttpHeaders, from?: string, patienceMs?: number }} [what]
 *   `from` is the address it is sent from: all of 127.0.0.0/8 is this machine. `patienceMs` 0 waits for ever.
 * @returns {{ request: http.ClientRequest, answer: Promise<Answer> }}
 */
export function beginRequest(address, { method, headers, from, patienceMs = PATIENCE_MS } = {}) {
  const began = performance.now();
  const isTls = address.startsWith('https:');
  const options = {
    method,
    headers: { ...(isTls && { Host: HOST }), ...headers },
    agent: false,
    timeout: patienceMs,
    localAddress: from,
    rejectUnauthorized: false,
    servername: HOST,
  };
  const request = (isTls ? https : http).request(address, options);
  const answer = new Promise((resolve) => {
    const fail = (/** @type {Error} */ { message }) =>
      resolve({ status: 0, headers: {}, text: message, ms: performance.now() - began });
    /** @type {http.IncomingMessage | undefined} */
    let response;
    request.once('response', (given) => {
      response = given;
      given.toArray().then((chunks) => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: given.statusCode, headers: given.headers, text, ms: performance.now() - began });
      }, fail);
    });
    request.once('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', fail);
    // Of a connection that ends in the middle of a response not every reader is told.
    request.once('close', () => response?.complete || fail(new Error('cut off')));
  });
  return { request, answer };
}

/**
 * @param {string} address
 * @param {Parameters<typeof beginRequest>[1] & { body?: string | Buffer }} [what]
 */
export function send(address, { body, ...what } = {}) {
  const { request, answer } = beginRequest(address, what);
  request.end(body);
  return answer;
}
