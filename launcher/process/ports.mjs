import net from 'node:net';

/** Listens for a moment. @returns {Promise<number>} The port; fails as listening fails. */
export function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** Below those that Linux, macOS and Windows give to outgoing connections, each of which could take it before its user does. */
const PORTS = { first: 10_240, end: 32_768 };

/** A port of this machine that nobody uses at this moment. @returns {Promise<number>} */
export async function freePort() {
  for (let tries = 0; tries < 20; tries += 1) {
    const port = PORTS.first + Math.floor(Math.random() * (PORTS.end - PORTS.first));
    try {
      return await tryPort(port, '127.0.0.1');
    } catch {
      // Somebody has it.
    }
  }
  return tryPort(0, '127.0.0.1');
}
