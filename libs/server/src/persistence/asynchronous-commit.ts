/**
 * Begins a statement that reads `from asynchronous_commit`: its commit waits neither for the disk nor for a standby.
 * For data that nobody misses after a crash, such as when something was last used; otherwise an unreachable standby
 * would delay it.
 */
export const ASYNCHRONOUS_COMMIT = `with asynchronous_commit as materialized (select set_config('synchronous_commit', 'off', true))`;
