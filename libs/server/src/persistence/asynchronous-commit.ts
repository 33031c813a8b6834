/**
 * Begins a statement that reads `from asynchronous_commit`: its commit waits neither for the disk nor for a standby. For what nobody
 * misses after a crash, such as when something was last used, since a standby that is gone would hold it up with all else.
 */
export const ASYNCHRONOUS_COMMIT = `with asynchronous_commit as materialized (select set_config('synchronous_commit', 'off', true))`;
