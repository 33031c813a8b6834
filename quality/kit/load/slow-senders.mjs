// A program of its own: senders of 127.1.0.0/16 that open all connections they can, and send and read a byte at a time.
// Arguments: port, number of the first sender, senders, connections of each, address of a large file, `tls` or `plain`.
import net from 'node:net';
import tls from 'node:tls';

const [port, first, senders, each, file, kind] = process.argv.slice(2);
const AGAIN_MS = 5_000;
/**
 * Within which all connections are opened the first time: as many a second as come again later. All in one instant would
 * measure the processors that these programs share with the server, which attackers do not.
 */
const OPENING_MS = AGAIN_MS;
const DRIP_MS = 2_000;
const HOST = 'Host: www.example.org\r\n';
const BODY = `${HOST}Content-Type: application/json\r\nContent-Length: 90000\r\n\r\n`;

const beginnings = [
  `POST /api/quotes HTTP/1.1\r\n${BODY}`,
  `POST /preventivo HTTP/1.1\r\n${HOST}Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X-Slow: `,
  `GET ${file} HTTP/1.1\r\n${HOST}\r\n`,
];
const drips = [' ', '1\r\na\r\n', 'x', undefined];

/** @param {string} localAddress @param {number} habit */
function open(localAddress, habit) {
  let isOpen = false;
  const options = { port: Number(port), host: '127.0.0.1', localAddress, rejectUnauthorized: false };
  // One byte at a time leaves the rest in the system's buffers, as a slow network does.
  const onread = { buffer: Buffer.alloc(1), callback: () => habit < 3 };
  const socket = net.connect({ ...options, onread });
  const line =
    kind === 'tls'
      ? tls.connect({ socket, rejectUnauthorized: false, servername: 'www.example.org' })
      : socket;
  socket.once('connect', () => {
    isOpen = true;
    line.write(String(beginnings[habit]));
  });
  const drip = setInterval(() => {
    const part = drips[habit];
    if (isOpen && part) line.write(part);
    if (habit === 3) socket.resume();
  }, DRIP_MS);
  for (const end of new Set([socket, line])) end.on('error', () => undefined);
  socket.once('close', () => {
    clearInterval(drip);
    setTimeout(() => open(localAddress, habit), AGAIN_MS * (0.5 + Math.random()));
  });
}

for (let sender = Number(first); sender < Number(first) + Number(senders); sender += 1)
  for (let at = 0; at < Number(each); at += 1)
    setTimeout(() => open(`127.1.0.${sender + 1}`, at % beginnings.length), OPENING_MS * Math.random());
process.on('disconnect', () => process.exit(0));
