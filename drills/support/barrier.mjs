import fs from 'node:fs';
import pg from 'pg';

/** The advisory lock that statements wait for at a barrier, and the drill holds. */
const BARRIER = 7_203_911;

/**
 * Lets each change of a table that comes as far as a row wait there for as long as the barrier is held.
 * @param {(sql: string) => Promise<unknown>} tell
 * @param {{ table: string, change: 'insert' | 'delete', row: string }} where `row` is a condition on `old` or `new`.
 */
export async function buildBarrier(tell, { table, change, row }) {
  const name = `barrier_${table.replace('.', '_')}`;
  await tell(`create function ${name}() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${BARRIER});
      return case tg_op when 'DELETE' then old else new end;
    end $$`);
  await tell(
    `create trigger ${name} before ${change} on ${table} for each row when (${row}) execute function ${name}()`,
  );
}

/**
 * Takes an advisory lock, so that others wait.
 * @param {string} lock The function that takes it, with its arguments.
 * @returns {Promise<() => Promise<void>>} Lets go.
 */
export async function holdLock(databaseUrl, lock = `pg_advisory_lock(${BARRIER})`) {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`select ${lock}`);
  return () => client.end();
}

/**
 * Which of these processes have a statement that waits for an advisory lock.
 * @param {(sql: string) => Promise<{ port: number }[]>} tell
 * @param {number[]} pids
 * @returns {Promise<number[]>} Each once.
 */
export async function whoWaits(tell, pids) {
  const rows = await tell(
    `select client_port as port from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
  );
  const sockets = socketsByPort();
  const waiting = new Set(rows.map(({ port }) => sockets.get(port)));
  return pids.filter((pid) => socketsOf(pid).some((socket) => waiting.has(socket)));
}

/** The sockets of this machine by their own ports, from /proc/net/tcp (proc(5)). */
function socketsByPort() {
  const lines = fs.readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const fields = line.trim().split(/\s+/);
      return [Number.parseInt(String(fields[1]?.split(':')[1]), 16), `socket:[${fields[9]}]`];
    }),
  );
}

/** A process that ends meanwhile has none. */
function socketsOf(pid) {
  try {
    return fs.readdirSync(`/proc/${pid}/fd`).map((fd) => fs.readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    return [];
  }
}
