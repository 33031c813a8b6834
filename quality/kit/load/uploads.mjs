import { beginRequest } from './send.mjs';

const BOUNDARY = 'drill';

/** A form with one picture, as bytes. @param {Buffer} picture */
export function formOf(picture) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/**
 * Begins to send a form.
 * @param {string} url
 * @param {string} cookie
 * @param {Buffer} form
 * @param {number} [bytes] How much of it is sent now; all when left out.
 */
export function beginUpload(url, cookie, form, bytes = form.length) {
  const headers = {
    Cookie: cookie,
    'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
    'Content-Length': form.length,
  };
  // They wait for a place as long as it takes.
  const begun = beginRequest(`${url}/api/breakfast-images`, { method: 'POST', headers, patienceMs: 0 });
  if (bytes < form.length) begun.request.write(form.subarray(0, bytes));
  else begun.request.end(form);
  return begun;
}

/** Sends a form, and takes the response. @param {string} url @param {string} cookie @param {Buffer} form */
export const upload = (url, cookie, form) => beginUpload(url, cookie, form).answer;
