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

/** A port of this machine that nobody uses at this moment. */
export const freePort = () => tryPort(0, '127.0.0.1');
