/**
 * Begins a statement that reads `from unhurried`: its commit waits neither for the disk nor for a standby. For what nobody
 * misses after a crash, such as when something was last used, since a standby that is gone would hold it up with all else.
 */
export const UNHURRIED = `with unhurried as materialized (select set_config('synchronous_commit', 'off', true))`;
