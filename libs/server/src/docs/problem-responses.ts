import { STATUS_CODES } from 'node:http';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { PROBLEM_CODES } from '../problems/api-problems.decorator';
import { ProblemResponse, type ErrorTable, type ProblemCode } from '../problems/problem';
import { problemDocument, problemWithCode, type Problem } from '../problems/problem-details';
import { REQUEST_ID_HEADER } from '../logging/http-logging';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;

const METHODS = ['get', 'head', 'options', 'post', 'put', 'patch', 'delete'] as const;

/** The response of one status, with a typical problem as its example. */
interface SharedResponse {
  readonly description: string;
  readonly code: ProblemCode;
  readonly facts?: Problem['facts'];
  readonly fields?: Problem['fields'];
}

/** What the document of an application says of its problems. */
export interface DocumentedProblems {
  readonly errors: ErrorTable;
  /** Of the checks before a call, by its method and its description; its own are not among them. */
  readonly commonCodes: (method: string, operation: Operation) => readonly ProblemCode[];
  readonly byStatus: Readonly<Record<number, SharedResponse>>;
}

/** Statuses whose responses have `Retry-After`. */
const RETRIABLE = [429, 503, 507];

/** Adds its problems to every operation: those it names, and those of the checks before it. */
export function withProblemResponses(document: OpenAPIObject, problems: DocumentedProblems): OpenAPIObject {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    withProblemsOfItem(item, problems),
  ]);
  const responses = Object.entries(problems.byStatus).map(([status, shared]) => [
    nameOf(Number(status)),
    sharedResponse(Number(status), shared, problems.errors),
  ]);
  const components = { ...document.components, responses: Object.fromEntries(responses) };
  return { ...document, paths: Object.fromEntries(paths), components };
}

function withProblemsOfItem(item: PathItem, problems: DocumentedProblems): PathItem {
  const operations = METHODS.flatMap((method) => {
    const operation = item[method as 'get'];
    return operation ? [[method, withProblems(method, operation, problems)]] : [];
  });
  return { ...item, ...Object.fromEntries(operations) };
}

function withProblems(
  method: string,
  operation: Operation,
  { errors, commonCodes }: DocumentedProblems,
): Operation {
  const own = ownCodes(operation);
  const codes = byStatus([...new Set([...own, ...commonCodes(method, operation)])], errors);
  const responses = Object.keys(codes).map((status) => [
    status,
    { $ref: `#/components/responses/${nameOf(Number(status))}` },
  ]);
  const described = Object.entries(
    byStatus(
      own.filter((code) => !/^(?:request|server)\./.test(code)),
      errors,
    ),
  )
    .map(([status, some]) => `${status} ${some.map((code) => `\`${code}\``).join(', ')}`)
    .join('; ');
  return {
    ...operation,
    description: [operation.description, described && `Refused with ${described}.`]
      .filter(Boolean)
      .join('\n\n'),
    responses: { ...operation.responses, ...Object.fromEntries(responses) },
    [PROBLEM_CODES]: codes,
  } as Operation;
}

function ownCodes(operation: Operation): readonly ProblemCode[] {
  const named: unknown = Reflect.get(operation, PROBLEM_CODES);
  return typeof named === 'object' && named !== null && 'codes' in named && Array.isArray(named.codes)
    ? named.codes
    : [];
}

function byStatus(
  codes: readonly ProblemCode[],
  errors: ErrorTable,
): Readonly<Record<string, readonly ProblemCode[]>> {
  const statusOf = (code: ProblemCode) => problemWithCode(code, errors).status;
  const statuses = [...new Set(codes.map(statusOf))].toSorted((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => [status, codes.filter((code) => statusOf(code) === status)]),
  );
}

/** `NotFound`, as the status is called. */
function nameOf(status: number): string {
  return (STATUS_CODES[status] ?? '').replaceAll(' ', '');
}

function sharedResponse(
  status: number,
  { description, code, facts, fields }: SharedResponse,
  errors: ErrorTable,
) {
  return {
    description,
    headers: {
      [REQUEST_ID_HEADER]: {
        description: 'Finds the request in the server’s log.',
        schema: { type: 'string' },
      },
      ...(RETRIABLE.includes(status)
        ? { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } }
        : {}),
    },
    content: {
      'application/problem+json': {
        schema: { $ref: getSchemaPath(ProblemResponse) },
        example: problemDocument(problemWithCode(code, errors, facts, fields)),
      },
    },
  };
}
