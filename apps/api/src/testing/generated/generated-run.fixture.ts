import fc from 'fast-check';
import { createDocument } from '../../api-document';
import { recordOf } from '@ospite/server/docs';
import { expectDocumented, type TestApi } from '..';
import { ACCESS } from '../access/access-matrix.fixture';
import { Callers } from '../access/callers.fixture';
import { aRequestFor, type GeneratedRequest } from './generated-request.fixture';
import { operationAt, operationsOf, type Operation } from './operations.fixture';
import { type ReceivedResponse, send } from '@ospite/server/testing';

const AT_ONCE = 4;
const CALLS_THAT_END_SESSIONS = [
  ...['login', 'logout', 'changePassword', 'endOtherSessions', 'runInit'],
  'deleteAccount',
];

export interface Run {
  /** What was found, each kind of finding once, with the request that showed it first. */
  readonly findings: readonly string[];
  readonly sent: number;
  /** How many answers had which status. */
  readonly statuses: Readonly<Record<string, number>>;
}

interface Finding {
  readonly what: string;
  readonly request: string;
  readonly numbers: number[];
}

/** Sends generated requests to a running server and judges every answer against its document. */
export class GeneratedRun {
  private readonly findings = new Map<string, Finding>();
  private readonly statuses: Record<string, number> = {};
  private readonly callers: Callers;
  private readonly operations: readonly Operation[];

  constructor(private readonly api: TestApi) {
    this.callers = new Callers(api);
    this.operations = operationsOf(createDocument(api.app));
  }

  /** @param options `only` is the number of the one request to send */
  async run({ seed, count, only }: { seed: number; count: number; only?: number | undefined }): Promise<Run> {
    const all = this.generated(seed, count).map((request, number) => ({ request, number }));
    const requests = only === undefined ? all : all.slice(only, only + 1);
    const queue = requests.values();
    // All senders take from the one queue.
    const sendOn = async () => {
      for (const { request, number } of queue) await this.judge(request, number);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
    const findings = [...this.findings.values()].map(
      ({ what, numbers, request }) =>
        `${what}\n  ${numbers.length} times, first GENERATOR_ONLY=${numbers[0]}: ${request}`,
    );
    return { findings, sent: requests.length, statuses: this.statuses };
  }

  /** The same number of requests for every operation, one operation after the other, round and round. */
  private generated(seed: number, count: number): readonly GeneratedRequest[] {
    const document = createDocument(this.api.app);
    const rounds = Math.ceil(count / this.operations.length);
    const columns = this.operations.map((operation, at) =>
      fc.sample(aRequestFor(operation, document), { seed: seed + at, numRuns: rounds }),
    );
    return Array.from({ length: rounds }, (_, round) =>
      columns.flatMap((column) => column[round] ?? []),
    ).flat();
  }

  private async judge(request: GeneratedRequest, number: number): Promise<void> {
    const operation = operationAt(this.operations, request.method, request.address);
    const known = await this.callers.headersOf(request.caller);
    const headers = { ...request.headers, ...known, 'X-Forwarded-For': senderOf(number) };
    if (operation && CALLS_THAT_END_SESSIONS.includes(operation.operationId)) this.callers.forget();
    const name = operation?.operationId ?? 'no operation';
    try {
      const answer = await send(this.api.url, { ...request, headers });
      this.statuses[answer.status] = (this.statuses[answer.status] ?? 0) + 1;
      if (answer.status === 401 && request.caller.startsWith('owner')) this.callers.forget();
      const problem = problemOf(answer, request, operation);
      if (problem !== undefined) this.note(`${name}: ${problem}`, request, number);
    } catch (error) {
      this.note(`${name}: no answer: ${String(error)}`, request, number);
    }
  }

  private note(what: string, { body, ...rest }: GeneratedRequest, number: number): void {
    const kind = what.slice(0, 160);
    const known = this.findings.get(kind);
    if (known) return void known.numbers.push(number);
    const request = JSON.stringify({ ...rest, body: body?.toString('latin1').slice(0, 600) });
    this.findings.set(kind, { what, numbers: [number], request });
  }
}

/** Each sixteen requests come from one address, so that limits are met but do not hide everything else. */
function senderOf(number: number): string {
  const block = Math.floor(number / 16);
  return `10.${(block >> 8) & 255}.${block & 255}.7`;
}

/** What is wrong with an answer; undefined when nothing is. */
function problemOf(
  answer: ReceivedResponse,
  request: GeneratedRequest,
  operation: Operation | undefined,
): string | undefined {
  const { status, headers, type } = answer;
  if (status >= 500) return `${status} ${answer.text.slice(0, 200)}`;
  if (headers['x-content-type-options'] !== 'nosniff' || !headers['content-security-policy'])
    return `${status} without the headers that every answer carries`;
  if (!operation) {
    const isRefused = [400, 403, 404, 413, 415].includes(status) && type === 'application/problem+json';
    return isRefused ? undefined : `${status} ${type} at an address that no operation has`;
  }
  const isStranger = request.caller === 'anonymous' || request.caller === 'forger';
  const row = ACCESS[operation.operationId];
  const isClosed = row?.anonymous !== 'allowed';
  if (isStranger && isClosed && (status < 400 || status === 409 || status === 422))
    return `${status} to ${request.caller}`;
  const program = request.caller === 'reader' || request.caller === 'writer' ? request.caller : undefined;
  if (program && row?.[program] !== 'allowed' && status < 400)
    return `${status} to ${program}, which may not`;
  if (status === 401 && !/^(?:account|access_key)\./.test(String(recordOf(answer.body).code)))
    return '401 without its code';
  try {
    expectDocumented(answer, operation.operationId);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
