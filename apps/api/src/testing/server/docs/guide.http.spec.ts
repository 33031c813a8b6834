import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { BaseData } from '@ospite/domain';
import sharp from 'sharp';
import {
  createTestDatabase,
  seedTestData,
  OWNER,
  startTestApi,
  storeSecret,
  SUPER_ADMIN_KEY,
  TestClock,
  type TestApi,
} from '../..';

const GUIDE = path.resolve(import.meta.dirname, '../../../../../../docs/api.md');
/** The day the guide's dates were written for. */
const TODAY = new Date('2026-11-21T09:00:00Z');

const run = promisify(execFile);

describe('the guide for people who write programs', () => {
  let api: TestApi;
  let folder: string;
  let blocks: string[];

  beforeAll(async () => {
    api = await startTestApi({ clock: new TestClock(TODAY) });
    await seedTestData(api.databaseUrl);
    folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-guide-'));
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
    await writeFile(path.join(folder, 'sagra.jpg'), await picture.jpeg().toBuffer());
    blocks = [...(await readFile(GUIDE, 'utf8')).matchAll(/```sh\n([\s\S]*?)```/g)].map(
      ([, block = '']) => block,
    );
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await api.close();
  });

  /** Runs a block as it stands, but for the server's address and the owner's name. @returns what it prints */
  async function follow(block: string | undefined, server = api, setupCode = ''): Promise<string> {
    const script = (block ?? '')
      .replaceAll('http://localhost:3000', server.url)
      .replaceAll('\\"admin\\"', `\\"${OWNER.username}\\"`);
    const env = { ...process.env, PASSWORD: OWNER.password, KEY: SUPER_ADMIN_KEY, SETUP_CODE: setupCode };
    return (await run('sh', ['-ec', script], { cwd: folder, env })).stdout;
  }

  (hasCurl() ? it : it.skip)('shows calls that work, one after the other', async () => {
    const [rooms, again, quote, signIn, quotes, upload, program, signOut, health] = blocks;
    expect(JSON.parse(await follow(rooms))[0]).toMatchObject({ slug: 'bungalow-ginepro' });
    expect(await follow(again)).toBe('304\n');

    const placed = JSON.parse(await follow(quote));
    expect(placed).toMatchObject({ id: expect.any(Number) });
    expect(JSON.parse(await follow(quote))).toEqual(placed);

    expect(JSON.parse(await follow(signIn))).toMatchObject({ username: OWNER.username });
    const page = await follow(quotes);
    expect(page).toMatch(/^HTTP\/1.1 200 OK/);
    expect(page).toMatch(/^X-Total-Count: 1\r$/m);
    expect(page).toContain('greta@example.org');

    expect(JSON.parse(await follow(upload))).toMatchObject({
      title: 'Sagra del pesce',
      image: expect.stringContaining('/uploads/'),
    });
    expect(JSON.parse(await follow(program))).toMatchObject([{ email: 'greta@example.org' }]);
    expect(await follow(signOut)).toBe('');
    expect(await follow(quotes)).toMatch(/^HTTP\/1.1 401/);
    // A server for tests has something to look into, such as jobs that have not run yet.
    expect(JSON.parse(await follow(health)).status).toMatch(/^(?:ok|attention)$/);
  });

  (hasCurl() ? it : it.skip)('shows how the first account is made', async () => {
    const database = await createTestDatabase();
    const empty = await startTestApi({ databaseUrl: database.url });
    jest.spyOn(empty.app.get(BaseData, { strict: false }), 'fill').mockResolvedValue();
    const setupCode = 'mirt-gine-pror-cora-llos';
    await storeSecret(empty.app, 'setup-code', setupCode);
    expect(JSON.parse(await follow(blocks.at(-1), empty, setupCode))).toEqual({
      username: 'admin',
      password: expect.any(String),
    });
    await empty.close();
    await database.drop();
  });
});

/** Not every machine has it. */
function hasCurl(): boolean {
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
