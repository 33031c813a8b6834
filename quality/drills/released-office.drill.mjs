import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../../launcher/process/nx.mjs';
import { freePort } from '../../launcher/process/ports.mjs';
import { run as runToEnd } from '../../launcher/process/run.mjs';
import { findChromium } from '../../tools/browser/chromium.mjs';
import { newFolder } from '../kit/basics.mjs';
import { drill } from '../kit/drill.mjs';
import { OWNER, startDrillProduct } from '../kit/product.mjs';
import { sendQuote } from '../kit/quote-writers.mjs';

const MANIFEST = 'mf-manifest.json';
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
/** What a screen may take on a busy machine. */
const SHOWN_MS = 60_000;

const git = (...args) => execFileSync('git', args, { cwd: ROOT, maxBuffer: 2 ** 30 });

/** Builds the back-office as it was before its last change. @returns {Promise<string>} A folder to serve. */
async function buildOlderOffice() {
  const { folder } = newFolder();
  const commit = `${git('log', '-1', '--skip=1', '--format=%H', '--', 'apps/admin-web/src')}`.trim();
  if (!commit) throw new Error('The repository has no older back-office: it needs its history.');
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const webpack = path.join(ROOT, 'node_modules/.bin/webpack');
  const args = [webpack, '--config', 'apps/admin-web/webpack.config.mjs'];
  const { code, output } = await runToEnd(process.execPath, args, { cwd: folder });
  if (code !== 0) throw new Error(output);
  return path.join(folder, 'dist/apps/admin-web');
}

/** @type {Promise<string> | undefined} */
let office;

/** Serves a folder at another port of the site's host, as a web server of the agency's would. */
async function serveOffice(folder, port, change = (manifest) => manifest) {
  const server = http.createServer((request, response) => {
    const file = path.join(folder, path.basename(request.url ?? ''));
    if (!fs.existsSync(file)) return void response.writeHead(404).end();
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': type });
    const body = fs.readFileSync(file);
    response.end(file.endsWith(MANIFEST) ? JSON.stringify(change(JSON.parse(`${body}`))) : body);
  });
  server.listen(port);
  await once(server, 'listening');
  return { [Symbol.dispose]: () => server.close().closeAllConnections() };
}

const withOtherReact = (manifest) => ({
  ...manifest,
  shared: manifest.shared.map((library) => ({ ...library, version: '18.0.0' })),
});

/** An assertion that says what was awaited, as a control has to fail by one. @param {import('@playwright/test').Locator} locator @param {string} what */
const seen = (locator, what) =>
  locator
    .first()
    .waitFor({ timeout: SHOWN_MS })
    .catch(() => assert.fail(`Not seen: ${what}.`));

/** Signs in in the office that the portal has loaded, and reads the quote in it. */
async function readQuote(page, url, remote) {
  const loaded = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto(`${url}/admin/preventivi`);
  const name = page.getByLabel('Nome utente');
  await seen(name, 'the form of the older back-office');
  await name.fill(OWNER.username);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await seen(page.getByText('Greta Müller'), 'the request');
  const [own, other] = [remote, '/remotes/'].map((part) => loaded.some((address) => address.includes(part)));
  assert.ok(own && !other, 'Scripts come from its own address, and from no other office.');
}

/** @param {(page: import('@playwright/test').Page) => Promise<unknown>} [breakIt] */
async function run(breakIt = async () => {}) {
  await using parts = new AsyncDisposableStack();
  const folder = await (office ??= buildOlderOffice());
  const port = await freePort();
  const remote = `http://localhost:${port}`;
  const product = parts.use(await startDrillProduct({ ADMIN_REMOTE: `${remote}/${MANIFEST}` }));
  const { executablePath, args, env } = await findChromium();
  const browser = parts.adopt(await chromium.launch({ executablePath, args, env }), (one) => one.close());
  for (const [address, admits] of Object.entries({ '/admin': true, '/': false, '/super-admin': false })) {
    const policy = (await fetch(product.url + address)).headers.get('Content-Security-Policy');
    assert.equal(policy?.includes(remote), admits, `The policy of ${address}.`);
  }
  await sendQuote(product.url, 'greta');
  const page = await browser.newPage();
  await breakIt(page);
  await page.goto(`${product.url}/admin`);
  await seen(page.getByText('Forse la connessione è lenta'), 'that the back-office did not load');
  const retry = page.getByRole('button', { name: 'Riprova' });
  for (const change of [withOtherReact, () => ({ name: 'somebody_else' })]) {
    using _hosting = await serveOffice(folder, port, change);
    await retry.click();
    await seen(page.getByText('non va d’accordo con questa versione'), 'that the back-office does not fit');
  }
  parts.use(await serveOffice(folder, port));
  await retry.click();
  await seen(page.getByLabel('Nome utente'), 'the back-office after another try');
  await readQuote(page, product.url, remote);
}

/** The document without the remote's origin in its policy, as if the setting were not read. @param {import('@playwright/test').Page} page */
const policyWithoutRemote = (page) =>
  page.route(/\/admin($|\/)/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const others = policy.replaceAll(/ http:\/\/\S+/g, '');
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': others } });
  });

await drill(
  'The portal loads a back-office that was released by itself, and says when it does not fit or answer.',
  () => run(),
  {
    'the policy does not admit the remote': () => run(policyWithoutRemote),
  },
);
