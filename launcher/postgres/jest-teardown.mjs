/** After the last test file: stops the PostgreSQL of this run and removes what it made. */
export default async function tearDown() {
  await globalThis.ospiteTearDown?.();
}
