import { setTimeout as pause } from 'node:timers/promises';
import { beginUpload } from './uploads.mjs';

const SAY_EVERY_MS = 20_000;
/** Pictures left in the gallery during the flood; a gallery holds no more than 60. */
const MOST_KEPT = 20;

const json = (body) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
const daysFromNow = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A request for a quote that the product takes. */
const quote = (number) =>
  json({
    firstName: 'Greta',
    lastName: 'Prova',
    email: `guest${number}@example.org`,
    checkIn: daysFromNow(40),
    checkOut: daysFromNow(43),
    guests: 2,
    preferredRoom: 'bungalow-ginepro',
    specialRequests: `Number ${number}.`,
    language: 'it',
  });

/** What strangers and the owner do, each by one kind of sender. */
function senders({ product: { url }, cookie, forms }) {
  const read = (address) => async () => (await fetch(url + address)).arrayBuffer();
  const pages = ['/', '/en', '/camere', '/de/zimmer', '/prezzi', '/preventivo', '/en/rooms'];
  const post = (address, body) => async (at) => (await fetch(url + address, body(at))).arrayBuffer();
  return {
    pages: async (at) => read(pages[at % pages.length])(),
    'invented pages': async (at) => read(`/camere/nobody-${at}`)(),
    reads: read('/api/rooms'),
    quotes: post('/api/quotes', quote),
    logins: post('/api/auth/login', (at) => json({ username: `nobody${at}`, password: 'not the password' })),
    uploads: async (at) => {
      await beginUpload(url, cookie, forms[at % forms.length]).status;
      await removeOldest(url, cookie);
    },
  };
}

/** Makes room for further uploads. */
async function removeOldest(url, cookie) {
  const headers = { Cookie: cookie };
  const images = await (await fetch(`${url}/api/breakfast-images/all`, { headers })).json();
  if (!Array.isArray(images)) return;
  for (const { id } of images.slice(0, Math.max(0, images.length - MOST_KEPT)))
    await fetch(`${url}/api/breakfast-images/${id}`, { method: 'DELETE', headers });
}

/** Two of each kind of sender, one request after the other, for so many seconds. */
export async function floodFor(seconds, scene) {
  const end = performance.now() + seconds * 1_000;
  const sent = {};
  const isOver = () => performance.now() >= end;
  const run = async (kind, send, first) => {
    for (let at = first; !isOver(); at += 2) {
      // A refusal will do: only memory is measured here.
      await send(at).catch(() => pause(100));
      sent[kind] = (sent[kind] ?? 0) + 1;
    }
  };
  const tell = async () => {
    while (!isOver()) {
      await pause(Math.min(SAY_EVERY_MS, Math.max(0, end - performance.now())));
      scene.say(
        Object.entries(sent)
          .map(([kind, count]) => `${count} ${kind}`)
          .join(', '),
      );
    }
  };
  const all = Object.entries(senders(scene)).flatMap(([kind, send]) => [
    run(kind, send, 0),
    run(kind, send, 1),
  ]);
  await Promise.all([...all, tell()]);
}
