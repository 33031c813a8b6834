import http from 'node:http';

const BOUNDARY = 'drill';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form with one picture, as bytes. @param {Buffer} picture */
export function formOf(picture) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/**
 * Begins to send a form, on a connection of its own.
 * @param {string} url
 * @param {string} cookie
 * @param {Buffer} form
 * @param {number} [bytes] How much of it is sent now; all when left out.
 * @returns {{ request: http.ClientRequest, status: Promise<number> }} The status is 0 when the line is cut first.
 */
export function beginUpload(url, cookie, form, bytes = form.length) {
  const request = http.request(`${url}/api/breakfast-images`, {
    method: 'POST',
    agent: false,
    headers: { Cookie: cookie, 'Content-Type': FORM_TYPE, 'Content-Length': form.length },
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
