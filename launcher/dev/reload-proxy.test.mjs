import assert from 'node:assert/strict';
import net from 'node:net';
import { test } from 'node:test';
import { freePort } from '../process/ports.mjs';
import { startReloadProxy } from './reload-proxy.mjs';

const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = net.connect(port, host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

// Only Linux answers at every 127.x.x.x without being set up for it.
test(
  'the server of npm run dev listens only at HOST',
  { skip: process.platform !== 'linux' },
  async (context) => {
    const port = await freePort();
    const server = await startReloadProxy({ port, host: '127.0.0.2', targetPort: port });
    context.after(() => server.stop());
    assert.equal(await answers(port, '127.0.0.2'), true);
    assert.equal(await answers(port, '127.0.0.1'), false);
  },
);
