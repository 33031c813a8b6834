import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const BOUNDARY = 'drill';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Signs the product's owner in. @returns {Promise<string>} The header `Cookie`. */
export async function signIn({ url, dataDir }) {
  const lines = fs.readFileSync(path.join(dataDir, 'credentials.txt'), 'utf8');
  const valueOf = (name) => new RegExp(`^${name}\\s*[=:]\\s*(\\S+)`, 'm').exec(lines)?.[1];
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: valueOf('ADMIN_USERNAME'), password: valueOf('ADMIN_PASSWORD') }),
  });
  if (!response.ok) throw new Error(`The owner could not sign in: ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A form with one picture, as bytes. */
export function formOf(picture) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/**
 * Begins to send a form, on a connection of its own.
 * @param {string} cookie
 * @param {Buffer} form
 * @param {number} [bytes] How much of it is sent now; all when left out.
 * @returns {{ request: http.ClientRequest, status: Promise<number> }} The status is 0 when the line is cut first.
 */
export function beginUpload(url, cookie, form, bytes = form.length) {
  const request = http.request(`${url}/api/breakfast-images`, {
    method: 'POST',
    agent: false,
    headers: {
      Cookie: cookie,
      'Content-Type': FORM_TYPE,
      'Content-Length': form.length,
    },
  });
  const status = new Promise((resolve) => {
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', () => resolve(0));
    request.on('close', () => resolve(0));
  });
  if (bytes < form.length) request.write(form.subarray(0, bytes));
  else request.end(form);
  return { request, status };
}

/** Files below a folder, hidden ones included, with their paths in it. */
export function filesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
