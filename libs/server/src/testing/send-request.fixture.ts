import http from 'node:http';

/** A request as it is sent, byte by byte. */
export interface SentRequest {
  readonly method: string;
  /** Path and query, already escaped (or deliberately not). */
  readonly address: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Buffer | undefined;
}

/** A response as `expectDocumented` takes it. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly type: string;
  readonly text: string;
  readonly body: unknown;
}

/** Sends exactly these bytes: unlike a browser or `fetch`, it neither adds headers nor corrects the address. */
export function send(
  origin: string,
  { method, address, headers: own, body }: SentRequest,
): Promise<ReceivedResponse> {
  const { hostname, port } = new URL(origin);
  const headers = body === undefined ? own : { ...own, 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, method, path: address, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => resolve(responseOf(response, Buffer.concat(parts).toString('utf8'))));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

function responseOf({ statusCode = 0, headers }: http.IncomingMessage, text: string): ReceivedResponse {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  const isJson = /json$/.test(type) && headers['content-encoding'] === undefined;
  return { status: statusCode, headers, type, text, body: isJson && text ? JSON.parse(text) : text };
}
