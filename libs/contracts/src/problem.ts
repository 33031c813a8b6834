/** A field that the API refused: a stable code, and the facts that a sentence about it may need. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * Why a call failed, whatever the cause. `libs/i18n` turns it into a sentence.
 * Source: RFC 9457 and specification §13 for the document that the API sends.
 */
export interface Problem {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Stable code of a domain error, or one of `PROBLEM_CODES`. */
  readonly code: string;
  /** The server's own words, for logs and programmers; people read the catalogue's sentence. */
  readonly detail: string | null;
  readonly fields: readonly FieldProblem[];
  /** All other members of the document, such as `retryAfterSeconds` or `limit`. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Codes of the client itself, for a call without a response or with one that it does not understand. */
export const PROBLEM_CODES = {
  /** No response: no connection, no server, a request that was cut off. */
  network: 'network',
  /** A response that is no problem document, such as a proxy's own error page. */
  generic: 'generic',
} as const;

/** No response came, so nobody knows whether the request arrived. */
export const NETWORK_PROBLEM: Problem = {
  status: 0,
  code: PROBLEM_CODES.network,
  detail: null,
  fields: [],
  facts: {},
};

/** The same for a call that was begun without a connection: nothing can have left the device. */
export const OFFLINE_PROBLEM: Problem = { ...NETWORK_PROBLEM, facts: { isUnsent: true } };

/** Whether the request may have arrived, though nothing came back. */
export function mayHaveArrived(problem: Problem): boolean {
  return isNetworkProblem(problem) && problem.facts.isUnsent !== true;
}

/** Whether the API was not reached at all; trying again may help. */
export function isNetworkProblem(problem: Problem): boolean {
  return problem.code === PROBLEM_CODES.network;
}

/**
 * The problem that a response's body describes.
 * @param body parsed JSON, or the text as it came
 */
export function problemFromResponse(status: number, body: unknown): Problem {
  if (!isRecord(body) || typeof body.code !== 'string') {
    // A proxy may take less than the API does, and refuse it with a page of its own.
    const code = status === 413 ? 'request.too_large' : PROBLEM_CODES.generic;
    return { status, code, detail: textOf(body), fields: [], facts: {} };
  }
  const { type: _type, title: _title, instance: _instance, status: _status, ...rest } = body;
  const { code, detail, errors, ...facts } = rest;
  return {
    status,
    code: String(code),
    detail: textOf(detail),
    fields: Array.isArray(errors) ? errors.flatMap(fieldProblem) : [],
    facts,
  };
}

/** The problem behind the error of a hook or of a rejected call. */
export function problemOf(error: unknown): Problem {
  if (isProblem(error)) return error;
  const words = isRecord(error) ? textOf(error.message) : textOf(error);
  return { status: 0, code: PROBLEM_CODES.generic, detail: words, fields: [], facts: {} };
}

function isProblem(value: unknown): value is Problem {
  return (
    isRecord(value) &&
    typeof value.status === 'number' &&
    typeof value.code === 'string' &&
    Array.isArray(value.fields) &&
    isRecord(value.facts)
  );
}

function fieldProblem(entry: unknown): FieldProblem[] {
  if (!isRecord(entry) || typeof entry.field !== 'string' || typeof entry.code !== 'string') return [];
  return [{ field: entry.field, code: entry.code, facts: isRecord(entry.facts) ? entry.facts : {} }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
