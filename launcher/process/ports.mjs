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

/**
 * Whether a server could listen there now.
 * @param {number} port
 * @param {string} [host] One address; without it every address of the machine.
 */
export async function isPortFree(port, host) {
  try {
    await tryPort(port, host);
    return true;
  } catch {
    return false;
  }
}

/**
 * A port nobody uses at this moment: the preferred one while it is free, else one the system picks.
 * @param {number} [preferred]
 * @param {string} [host]
 */
export async function freePort(preferred, host = '127.0.0.1') {
  if (preferred && (await isPortFree(preferred, host))) return preferred;
  return tryPort(0, host);
}
