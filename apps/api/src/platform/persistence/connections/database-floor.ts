import { ConfigError } from '../../config/read-config';

/** The oldest PostgreSQL that Ospite runs on, as the drill `old-postgres` shows. */
export const OLDEST_POSTGRES = 15;

/** What is asked of a connection. */
interface Asked {
  query(statement: string): Promise<{ readonly rows: readonly { readonly number: string }[] }>;
}

/**
 * Refuses a server that is too old, before a migration fails half-way with a message nobody understands.
 * @throws ConfigError of one line with the way on
 */
export async function refuseOldDatabase(client: Asked): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_version_num') as number`);
  const number = Number(rows[0]?.number);
  if (Math.floor(number / 10_000) >= OLDEST_POSTGRES) return;
  throw new ConfigError([
    `The database is PostgreSQL ${nameOf(number)}, and Ospite needs ${OLDEST_POSTGRES} or later: let DATABASE_URL ` +
      'name a newer one, or leave it out for the one that comes with Ospite.',
  ]);
}

/** 140023 is 14.23, 90624 was 9.6.24, of which 9.6 was the version. */
function nameOf(number: number): string {
  const [major, rest] = [Math.floor(number / 10_000), number % 10_000];
  return major >= 10 ? `${major}.${rest}` : `${major}.${Math.floor(rest / 100)}`;
}
