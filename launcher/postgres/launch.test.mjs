import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LaunchError } from './launch.mjs';
import { UserError } from '../process/user-error.mjs';

test('a PostgreSQL that does not start is reported in one line, its own', () => {
  const line = 'FATAL:  could not create lock file "postmaster.pid": Read-only file system';
  const error = new LaunchError(`LOG:  starting\n${line}\nLOG:  shut down\n`);
  assert.equal(error.message, `PostgreSQL did not start: ${line}`);
  // Others are printed with where they were thrown.
  assert.ok(error instanceof UserError);
});
