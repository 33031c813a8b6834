import net from 'node:net';
import { atEnd } from '../../tools/process/shutdown.mjs';

/**
 * A way to a PostgreSQL that makes it say that it is of another version: what it answers to the question for its number
 * is changed on the wire. Both numbers are of six digits, so that the messages keep their lengths.
 * @param {number} port
 * @param {{ from: string, to: string }} disguise Beginnings of the version's number, such as 1500 and 1400.
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export async function disguisePostgres(port, { from, to }) {
  const pattern = new RegExp(`(\\0\\0\\0\\x06)${from}(?=\\d\\d)`, 'g');
  const server = net.createServer((socket) => {
    const database = net.connect(port, '127.0.0.1');
    for (const [one, other] of [
      [socket, database],
      [database, socket],
    ]) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    socket.pipe(database);
    database.on('data', (bytes) => {
      const text = bytes.toString('latin1').replace(pattern, `$1${to}`);
      socket.write(Buffer.from(text, 'latin1'));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const end = () => new Promise((resolve) => server.close(() => resolve(undefined)));
  const forget = atEnd(end);
  return {
    port: /** @type {net.AddressInfo} */ (server.address()).port,
    stop: async () => {
      forget();
      await end();
    },
  };
}
