/** After the last test file: stops the PostgreSQL of this run and removes its folder. */
export default async function globalTeardown() {
  await globalThis.ospiteTestServer?.stop();
}
