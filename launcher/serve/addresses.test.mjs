import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { describeAddresses } from './addresses.mjs';
import { readSettings } from './settings.mjs';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-addresses-'));
const smtpUrl = process.env.SMTP_URL;
after(() => {
  fs.rmSync(dataDir, { recursive: true, force: true });
  if (smtpUrl === undefined) delete process.env.SMTP_URL;
  else process.env.SMTP_URL = smtpUrl;
});

const described = () => describeAddresses({ ...readSettings({}, []), dataDir });

test('a start says where the site, the back-offices and the documentation are', () => {
  for (const address of ['/', '/admin', '/super-admin', '/api/docs'])
    assert.match(described(), new RegExp(`http://localhost:3000${address}\n`));
});

test('a start without a mail server says where e-mails are written', () => {
  delete process.env.SMTP_URL;
  assert.ok(described().includes(`${path.join(dataDir, 'mail')} (SMTP_URL sends them)`));
  process.env.SMTP_URL = 'smtp://mail.example.org';
  assert.doesNotMatch(described(), /E-mails/);
});

test('the credentials are named as long as they lie there', () => {
  assert.doesNotMatch(described(), /credentials/);
  fs.writeFileSync(path.join(dataDir, 'credentials.txt'), '');
  assert.match(described(), /Credentials +.*credentials\.txt\n/);
});
