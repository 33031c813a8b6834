import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../../../../../tools/browser/chromium.mjs';
import { createDocument } from '../../../api-document';
import { seedTestData, OWNER, startTestApi, SUPER_ADMIN_KEY, TestClock, type TestApi } from '../..';
import { operationsOf } from '../../generated/operations.fixture';

let api: TestApi;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  // The day that the dates of the examples were written for.
  api = await startTestApi({ clock: new TestClock(new Date('2026-11-21T09:00:00Z')) });
  await seedTestData(api.databaseUrl);
  const { executablePath, args, env } = await findChromium();
  const variables = Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  browser = await chromium.launch({ executablePath, args, env: Object.fromEntries(variables) });
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(api.url) && !/^(?:data|blob):/.test(request.url()))
      complaints.push(`asked ${request.url()}`);
  });
  await page.goto(`${api.url}/api/docs`);
  // The page reads the document after it has loaded, and then shows all calls at once.
  await page.locator('.opblock').first().waitFor({ timeout: 60_000 });
});
afterAll(async () => {
  await browser.close();
  await api.close();
});

/** The call that is open. */
let opened: Locator | undefined;
const callOf = (operationId: string) => page.locator(`[id$="-${operationId}"].opblock`);
const press = (call: Locator) => call.locator('.opblock-summary-control').click();

/** Opens a call and its form, and closes the one before: whatever is open is rendered again with each change. */
async function tryOut(operationId: string): Promise<Locator> {
  const call = callOf(operationId);
  if (opened) await press(opened);
  opened = call;
  await press(call);
  const tryIt = call.locator('.try-out__btn').first();
  // A call that was open before still has its form.
  if ((await tryIt.innerText()) === 'Try it out') await tryIt.click();
  return call;
}

/** Sends what the form holds. @returns the status that came back, and the text */
async function execute(call: Locator): Promise<string> {
  const clear = call.locator('.btn-clear');
  // The response of an earlier try would be taken for this one's.
  if (await clear.isVisible()) await clear.click();
  await call.getByRole('button', { name: 'Execute' }).click();
  const response = call.locator('.live-responses-table .response');
  await response.waitFor();
  return response.innerText();
}

it('shows every call, with its texts, only from our own files', async () => {
  const shown = await page
    .locator('.opblock')
    .evaluateAll((blocks) => blocks.map(({ id }) => id.split('-').at(-1)));
  expect(shown.sort()).toEqual(
    operationsOf(createDocument(api.app))
      .map(({ operationId }) => operationId)
      .sort(),
  );
});

it('an owner who calls `login` there is signed in for the calls after it', async () => {
  const login = await tryOut('login');
  await login.locator('textarea').fill(JSON.stringify(OWNER));
  expect(await execute(login)).toMatch(/^200/);
  const me = await execute(await tryOut('getMe'));
  expect(me).toMatch(/^200/);
  expect(me).toContain(`"username": "${OWNER.username}"`);
});

it('the example of a quote is sent as it stands there', async () => {
  const call = await tryOut('createQuote');
  const example = JSON.parse(await call.locator('textarea').inputValue());
  expect(example).toMatchObject({ firstName: expect.any(String), checkIn: expect.stringMatching(/^\d{4}-/) });
  expect(await execute(call)).toMatch(/^201/);
  expect(await execute(await tryOut('listQuotes'))).toContain(example.lastName);
});

it('an event is added by the form as it stands there, without a picture', async () => {
  const call = await tryOut('createEvent');
  const response = await execute(call);
  expect(response).toMatch(/^201/);
  expect(response).not.toContain('/uploads/');
});

it.each(['createEvent', 'uploadRoomImage', 'uploadBreakfastImage'])(
  '`%s` uploads a file by its form',
  async (name) => {
    const call = await tryOut(name);
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    await call
      .locator('input[type=file]')
      .setInputFiles({ name: 'sagra.png', mimeType: 'image/png', buffer: picture });
    const response = await execute(call);
    expect(response).toMatch(/^201/);
    expect(response).toContain('/uploads/');
  },
);

it('a save of a room is sent as it stands there, based on nothing that Swagger UI invented', async () => {
  const call = await tryOut('updateRoom');
  expect(JSON.parse(await call.locator('textarea').inputValue())).not.toHaveProperty('updatedAt');
  expect(await execute(call)).toMatch(/^200/);
});

it('lists are asked for without filters and pages that nobody chose', async () => {
  const call = await tryOut('listReviews');
  await execute(call);
  expect(await call.locator('.request-url').innerText()).toMatch(/\/api\/reviews$/);
});

it('an opened call is no wider than a phone', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  const call = await tryOut('updateRoom');
  await call.scrollIntoViewIfNeeded();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(width).toBeLessThanOrEqual(390);
});

it('the super-admin key is given once, under Authorize', async () => {
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const dialog = page.locator('.modal-ux');
  await dialog
    .locator('.auth-container', { hasText: 'superAdminKey' })
    .locator('input')
    .fill(SUPER_ADMIN_KEY);
  await dialog
    .locator('.auth-container', { hasText: 'superAdminKey' })
    .getByRole('button', { name: 'Apply credentials' })
    .click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  expect(await execute(await tryOut('getSuperAdminHealth'))).toMatch(/^200/);
});

it('nothing of it is against the policy, and nothing is asked of another host', () => {
  expect(complaints).toEqual([]);
});
