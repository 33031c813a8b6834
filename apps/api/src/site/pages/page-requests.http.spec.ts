import { MessageStore, REPORTED_AFTER_TRIES } from '@ospite/domain';
import { startTestApi, TestRenderer, type TestApi } from '../../testing';

const NOW = new Date();
const OUTAGE = { since: NOW, serverSaid: '535 no', isRefusal: false, tries: 1, nextTryAt: NOW };

let api: TestApi;
let renderer: TestRenderer;
const start = async (env: Record<string, string>) => {
  renderer = new TestRenderer();
  api = await startTestApi({ renderer, env });
};
const sendsNoEmail = () => renderer.requests.map((request) => request.sendsNoEmail);
afterEach(() => api.close());

it('pages know that no e-mail is sent where there is no mail server', async () => {
  await start({});
  await api.request.get('/preventivo').expect(200);
  expect(sendsNoEmail()).toEqual([true]);
});

it('pages know the host where guests’ words can be translated, and nothing else of it', async () => {
  await start({ TRANSLATOR_URL: 'https://translator.example/translate', TRANSLATOR_KEY: 'secret' });
  await api.request.get('/privacy-policy').expect(200);
  expect(renderer.requests.map(({ translatorHost }) => translatorHost)).toEqual(['translator.example']);
  expect(JSON.stringify(renderer.requests)).not.toContain('secret');
});

it('a page that was cached is rendered again when the mail server fails, and when it works again', async () => {
  await start({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const messages = api.app.get(MessageStore, { strict: false });
  const look = () => api.request.get('/preventivo').expect(200);
  await look();
  await messages.noteOutage(OUTAGE);
  await look();
  expect(sendsNoEmail()).toEqual([false]);
  await messages.noteOutage({ ...OUTAGE, tries: REPORTED_AFTER_TRIES });
  await look();
  await look();
  expect(sendsNoEmail()).toEqual([false, true]);
  await messages.noteOutage(null);
  await look();
  expect(sendsNoEmail()).toEqual([false, true, false]);
});
