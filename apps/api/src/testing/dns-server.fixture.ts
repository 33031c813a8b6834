import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A name server on this machine that knows texts alone. */
export interface DnsServer {
  /** `127.0.0.1:5353` */
  readonly address: string;
  /** The TXT records of names; none of a name that is not here. */
  readonly texts: Map<string, readonly string[]>;
  /** Answers nothing at all. */
  isSilent: boolean;
  /** Answers everything with this error (RFC 1035 §4.1.1): 2 failed, 5 refused. */
  error: number;
  close(): Promise<void>;
}

const HEADER_LENGTH = 12;
const NO_SUCH_NAME = 3;
const TYPE_TXT = 16;
const MAX_PIECE = 255;

export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  let isOpen = true;
  const server: DnsServer = {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    texts: new Map(),
    isSilent: false,
    error: 0,
    close: () =>
      new Promise((resolve) => {
        if (!isOpen) return resolve();
        isOpen = false;
        socket.close(() => resolve());
      }),
  };
  socket.on('message', (question, { port, address }) => {
    if (!server.isSilent) socket.send(answerTo(question, server), port, address);
  });
  return server;
}

/** Source: RFC 1035 §4. */
function answerTo(question: Buffer, { texts, error }: DnsServer): Buffer {
  const { name, end } = nameIn(question);
  const known = error === 0 ? texts.get(name) : undefined;
  const code = error || (known ? 0 : NO_SUCH_NAME);
  const header = Buffer.alloc(HEADER_LENGTH);
  question.copy(header, 0, 0, 2);
  // An answer, recursion asked for and offered.
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(known?.length ?? 0, 6);
  // Type and class follow the name.
  return Buffer.concat([header, question.subarray(HEADER_LENGTH, end + 4), ...(known ?? []).map(textRecord)]);
}

function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_LENGTH;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function textRecord(text: string): Buffer {
  const pieces = (text.match(new RegExp(`.{1,${MAX_PIECE}}`, 'gs')) ?? ['']).map((piece) =>
    Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece, 'latin1')]),
  );
  const data = Buffer.concat(pieces);
  const head = Buffer.alloc(HEADER_LENGTH);
  // The name is the question's, where it stands.
  head.writeUInt16BE(0xc000 | HEADER_LENGTH, 0);
  head.writeUInt16BE(TYPE_TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
