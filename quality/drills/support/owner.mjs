import assert from 'node:assert/strict';

/** The owner of a drill's product, who is made from `OWNER_SETTINGS`. */
export const OWNER = { username: 'marta', password: 'ginepro-mirto-elicriso' };
export const OWNER_SETTINGS = { ADMIN_USERNAME: OWNER.username, ADMIN_PASSWORD: OWNER.password };

/** The request that signs the owner in. */
export const OWNER_SIGNS_IN = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(OWNER),
};

/** Sends name and password. @returns {Promise<Response>} */
export const askToSignIn = (url) => fetch(`${url}/api/auth/login`, OWNER_SIGNS_IN);

/** @returns {Promise<string>} The owner's cookie. */
export async function signIn(url) {
  const response = await askToSignIn(url);
  assert.equal(response.status, 200, 'The owner signs in.');
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
