import assert from 'node:assert/strict';
import sharp from 'sharp';
import { signIn } from '../owner.mjs';
import { beginUpload, formOf } from '../uploads.mjs';

const SMALL = { width: 900, height: 600, channels: /** @type {const} */ (3), background: '#4a7' };

async function page(url, address) {
  const response = await fetch(`${url}${address}`);
  const text = await response.text();
  assert.equal(response.status, 200, `${address}: ${response.status}`);
  return { response, text };
}

/**
 * What a person does in the first minutes: looks at pages and pictures, signs in (argon2), sends a picture (sharp), and reads
 * the API's document.
 */
export async function useSite(url) {
  const { text } = await page(url, '/camere');
  const picture = /\/uploads\/[\w-]+\/[\w.-]+\.(?:jpg|webp|avif)/.exec(text)?.[0];
  assert.ok(picture, 'The page of the rooms shows no picture.');
  await page(url, picture);
  const script = /\/assets\/[\w./-]+\.js/.exec(text)?.[0];
  assert.ok(script, 'The page has no script.');
  await page(url, script);
  for (const address of [
    '/',
    '/en',
    '/admin',
    '/super-admin',
    '/api/rooms',
    '/api/docs/swagger-ui-bundle.js',
  ])
    await page(url, address);
  const cookie = await signIn(url);
  const sent = await sharp({ create: SMALL }).jpeg().toBuffer();
  assert.equal(await beginUpload(url, cookie, formOf(sent)).status, 201, 'A picture is taken.');
}
