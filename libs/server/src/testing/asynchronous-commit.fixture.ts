/**
 * Makes a table refuse what waits for the disk, and with it for a standby, when it commits. The tests' PostgreSQL makes nobody
 * wait, so whoever has not asked for that is refused.
 * @param run runs a statement on the test's database
 * @returns makes the table take everything again
 */
export async function refuseAsynchronousCommits(
  run: (statement: string) => Promise<unknown>,
  table: string,
): Promise<() => Promise<unknown>> {
  await run(`
    create function refuse_hurry() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from pg_settings where name = 'synchronous_commit' and setting = 'off' and source = 'session'
        ) then raise exception 'its commit waits'; end if;
        return coalesce(new, old);
      end $$`);
  await run(
    `create trigger refuse_hurry before insert or update or delete on ${table} for each row execute function refuse_hurry()`,
  );
  return () => run('drop function refuse_hurry cascade');
}
