import type { FieldProblemCode } from '@ospite/domain/shared';
import { RequestProblem } from '../problems/problem';

/**
 * Fields of one object. The largest that any call accepts has some thirty. Source: specification §12, Guessing and floods.
 */
export const MAX_OBJECT_KEYS = 100;
/**
 * Fields and items of lists together, at any depth: twice what an order of 60 pictures takes, the largest call but for those
 * that say otherwise (`HoldsValues`).
 */
export const MAX_BODY_VALUES = 400;
/** Commas in a body before it is parsed: twice those of a room with a full gallery, sent back as it was read. */
const MAX_COMMAS = 2_000;
const [COMMA, QUOTE, BACKSLASH, OBJECT, OBJECT_END, LIST, LIST_END] = [...',"\\{}[]'].map((sign) =>
  sign.charCodeAt(0),
);
/** No request of ours nests deeper; a body of nothing but brackets would exhaust the stack. */
const MAX_DEPTH = 16;

/** PostgreSQL stores neither NUL nor half a character (a lone surrogate); nobody types them. */
const INVALID_TEXT = /\0|\p{Cs}/u;
/** JavaScript's own names, which would otherwise be dropped silently, wherever they occur. */
const RESERVED_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses a body that no call can accept before it is validated: validation takes some 140 µs a field, so thousands of
 * fields would keep everybody else waiting. This check takes a fraction of the time of parsing.
 * @param field where the value stands, for the problem
 * @param maxValues fields and items of lists together
 * @throws RequestProblem naming the first place where something is wrong
 */
export function checkBodyLimits(value: unknown, field: string, maxValues = MAX_BODY_VALUES): void {
  let values = 0;
  const check = (part: unknown, name: string, depth: number): void => {
    if (depth > MAX_DEPTH) throw new RequestProblem('request.malformed');
    if (typeof part === 'string' && INVALID_TEXT.test(part)) throw invalid(name, 'invalid_characters');
    if (typeof part !== 'object' || part === null) return;
    const keys = Array.isArray(part) ? undefined : Object.keys(part);
    const count = keys?.length ?? (part as readonly unknown[]).length;
    values += count;
    if (values > maxValues || (keys && count > MAX_OBJECT_KEYS)) throw invalid(name, 'too_many');
    for (const [key, inner] of Object.entries(part)) {
      const innerName = name ? `${name}.${key}` : key;
      if (RESERVED_NAMES.has(key)) throw invalid(innerName, 'unknown_field');
      check(inner, innerName, depth + 1);
    }
  };
  check(value, field, 0);
}

/**
 * What is visibly wrong with JSON before parsing: thousands of fields, items or brackets take several times as long to
 * parse as one long text of that size.
 * @returns undefined when it may be parsed
 */
export function checkJsonBytes(bytes: Uint8Array): RequestProblem | undefined {
  let commas = 0;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA) commas += 1;
    else if (byte === OBJECT || byte === LIST) depth += 1;
    else if (byte === OBJECT_END || byte === LIST_END) depth -= 1;
    if (commas > MAX_COMMAS) return invalid('', 'too_many');
    if (depth > MAX_DEPTH + 1) return new RequestProblem('request.malformed');
  }
  return undefined;
}

function invalid(field: string, code: FieldProblemCode): RequestProblem {
  return new RequestProblem('request.invalid', [{ field, code }]);
}
