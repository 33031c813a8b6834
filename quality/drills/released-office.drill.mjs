import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browser/chromium.mjs';
import { freePort } from '../../launcher/process/ports.mjs';
import { ROOT } from '../../launcher/process/nx.mjs';
import { atEnd } from '../../launcher/process/shutdown.mjs';
import { OWNER, OWNER_SETTINGS } from './support/owner.mjs';
import { startDrillProduct } from './support/product.mjs';

const MANIFEST = 'mf-manifest.json';
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
/** What a screen may take on a busy machine. */
const SHOWN_MS = 60_000;

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Builds the back-office as it was before its last change. @returns the folder to serve */
function buildOlderOffice(say) {
  const commit = git('log', '-1', '--skip=1', '--format=%H', '--', 'apps/admin-web/src');
  assert.ok(commit, 'The repository has no older back-office: it needs its history.');
  say(`Building the back-office of ${git('log', '-1', '--format=%h, %s', commit)}.`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-office-'));
  atEnd(() => fs.rmSync(folder, { recursive: true, force: true }));
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const webpack = path.join(ROOT, 'node_modules/.bin/webpack');
  execFileSync(process.execPath, [webpack, '--config', 'apps/admin-web/webpack.config.mjs'], { cwd: folder });
  return path.join(folder, 'dist/apps/admin-web');
}

/** Its folder: the control needs no other one. */
let olderOffice;

/** Serves the folder at another port of the site's host, as a web server of the agency's would. */
function serveOffice(folder, port, change = (manifest) => manifest) {
  const server = http.createServer((request, response) => {
    const name = path.basename(request.url ?? '');
    const file = path.join(folder, name);
    if (!fs.existsSync(file)) return void response.writeHead(404).end();
    const body = fs.readFileSync(file);
    response.writeHead(200, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream',
    });
    response.end(name === MANIFEST ? JSON.stringify(change(JSON.parse(body.toString()))) : body);
  });
  return new Promise((resolve) => {
    server.listen(port, () =>
      resolve(() => new Promise((closed) => server.close(closed).closeAllConnections())),
    );
  });
}

const withOtherReact = (manifest) => ({
  ...manifest,
  shared: manifest.shared.map((library) => ({ ...library, version: '18.0.0' })),
});

/** An assertion that says what was awaited, as a control has to fail by one. */
async function seen(locator, what) {
  const isSeen = await locator.waitFor({ timeout: SHOWN_MS }).then(
    () => true,
    () => false,
  );
  assert.ok(isSeen, `Not seen: ${what}.`);
}

async function askForQuote(url) {
  const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const response = await fetch(`${url}/api/quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ firstName: 'Greta', lastName: 'Nordmann', email: 'greta@example.org', phone: null, guests: 2 },
      ...{ checkIn: inDays(40), checkOut: inDays(47), preferredRoom: null },
      ...{ specialRequests: 'Una camera tranquilla, per favore.', additionalServices: [] },
    }),
  });
  assert.equal(response.status, 201, 'A guest asks for a quote.');
  return (await response.json()).id;
}

/** Signs in in the office that the portal has loaded, and reads the quote in it. */
async function readQuote(page, url, id, remote) {
  const loaded = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto(`${url}/admin/preventivi/${id}`);
  const name = page.getByLabel('Nome utente');
  await seen(name, 'the form of the older back-office');
  await name.fill(OWNER.username);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await seen(page.getByText('Una camera tranquilla, per favore.').first(), 'the words of the request');
  assert.ok(
    loaded.some((address) => address.startsWith(remote)),
    'Its scripts come from its own address.',
  );
  assert.ok(
    !loaded.some((address) => address.includes('/remotes/')),
    'Nothing of the other back-office is loaded.',
  );
}

/** @param {(page: import('@playwright/test').Page) => Promise<void>} [breakIt] */
async function run({ say }, breakIt = async () => {}) {
  const folder = (olderOffice ??= buildOlderOffice(say));
  const port = await freePort();
  const remote = `http://localhost:${port}`;
  const product = await startDrillProduct({ ...OWNER_SETTINGS, ADMIN_REMOTE: `${remote}/${MANIFEST}` });
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  let stopServing = async () => {};
  const serveAs = async (change) => {
    await stopServing();
    stopServing = await serveOffice(folder, port, change);
  };
  try {
    const policyOf = async (address) =>
      (await fetch(`${product.url}${address}`)).headers.get('Content-Security-Policy') ?? '';
    assert.ok((await policyOf('/admin')).includes(remote), 'The policy of /admin admits the remote.');
    for (const address of ['/', '/super-admin'])
      assert.ok(!(await policyOf(address)).includes(remote), `The policy of ${address} does not.`);
    const id = await askForQuote(product.url);

    const page = await browser.newPage();
    await breakIt(page);
    const retry = page.getByRole('button', { name: 'Riprova' });
    say('Nothing answers.');
    await page.goto(`${product.url}/admin`);
    await seen(page.getByText('Forse la connessione è lenta'), 'that the back-office did not load');
    say('It needs another React.');
    await serveAs(withOtherReact);
    await retry.click();
    await seen(page.getByText('non va d’accordo con questa versione'), 'that the back-office does not fit');
    say('It is another manifest.');
    await serveAs(() => ({ name: 'somebody_else' }));
    await retry.click();
    await seen(page.getByText('non va d’accordo con questa versione'), 'that the manifest is another one');
    say('It is there.');
    await serveAs();
    await retry.click();
    await seen(page.getByLabel('Nome utente'), 'the back-office after another try');
    await readQuote(page, product.url, id, remote);
  } finally {
    await browser.close();
    await stopServing();
    await product.stop();
  }
}

/** The document without the remote's origin in its policy, as if the setting were not read. */
const policyWithoutRemote = (page) =>
  page.route(/\/admin($|\/)/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replaceAll(/ http:\/\/\S+/g, ''),
    };
    await route.fulfill({ response, headers });
  });

export const drill = {
  title:
    'The portal loads a back-office that was released by itself, and says when it does not fit or answer.',
  run,
  controls: [
    {
      title: 'the policy does not admit the remote',
      run: (context) => run(context, policyWithoutRemote),
    },
  ],
};
