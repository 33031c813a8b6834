import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeAudit } from './audit.mjs';

const report = (vulnerabilities) => `npm warn x\n${JSON.stringify({ metadata: { vulnerabilities } })}\n`;

test('a high or critical finding does not pass', () => {
  assert.equal(judgeAudit(report({ high: 1, critical: 0, total: 1 })).holds, false);
  assert.equal(judgeAudit(report({ high: 0, critical: 2, total: 2 })).holds, false);
});

test('lesser findings pass and are told', () => {
  assert.deepEqual(judgeAudit(report({ low: 3, moderate: 1, high: 0, critical: 0, total: 4 })), {
    holds: true,
    said: '0 high, 0 critical, 4 in all',
  });
});

test('a registry that does not answer passes, and that is said', () => {
  for (const output of ['', 'npm error network', '{"message":"405 Method Not Allowed","statusCode":405}'])
    assert.deepEqual(judgeAudit(output), {
      holds: true,
      said: 'the registry does not tell; nothing was looked up',
    });
});
