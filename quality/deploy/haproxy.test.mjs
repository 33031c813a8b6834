import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { ROOT } from '../../launcher/process/nx.mjs';
import { canRun } from './deploy-files.mjs';

test('HAProxy reads its example', { skip: !canRun('haproxy', ['-v']) }, () => {
  execFileSync('haproxy', ['-c', '-f', 'deploy/haproxy/ospite.cfg'], { cwd: ROOT });
});
