import { RequestProblem } from '../problems/problem';

/** Most fields of one object. The widest that any call takes has some thirty. Source: decisions §4, floods. */
export const MAX_OBJECT_KEYS = 100;
/** Most fields and items of lists together, at any depth: twice what the largest call takes, an order of 60 pictures. */
export const MAX_BODY_VALUES = 400;
/** Most commas of a body before it is read: twice what a room with a full gallery has, sent back as it was answered. */
const MAX_PARTS = 2_000;
const [COMMA, QUOTE, BACKSLASH, OBJECT, OBJECT_END, LIST, LIST_END] = [...',"\\{}[]'].map((sign) =>
  sign.charCodeAt(0),
);
/** No request of ours nests deeper; a body of brackets alone would exhaust the stack. */
const DEEPEST_BODY = 16;

/** PostgreSQL holds neither NUL nor half a character (a lone surrogate); nobody types them. */
const STRANGE_TEXT = /\0|\p{Cs}/u;
/** Names of JavaScript's own that would quietly be left out, wherever they stand. */
const STRANGE_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses what no body of ours can be, before anything dearer looks at it: checking costs some 140 µs a field, so
 * thousands of them would keep everybody else waiting; what is refused here costs a fraction of reading it.
 * @param field where the value stands, for the refusal
 * @throws RequestProblem naming the one place
 */
export function checkBodyLimits(value: unknown, field: string): void {
  let values = 0;
  const look = (part: unknown, name: string, depth: number): void => {
    if (depth > DEEPEST_BODY) throw new RequestProblem('request.malformed');
    if (typeof part === 'string' && STRANGE_TEXT.test(part)) throw refusal(name, 'invalid_characters');
    if (typeof part !== 'object' || part === null) return;
    const keys = Array.isArray(part) ? undefined : Object.keys(part);
    const count = keys?.length ?? (part as readonly unknown[]).length;
    values += count;
    if (values > MAX_BODY_VALUES || (keys && count > MAX_OBJECT_KEYS))
      throw refusal(name, 'too_many');
    for (const [key, inner] of Object.entries(part)) {
      const innerName = name ? `${name}.${key}` : key;
      if (STRANGE_NAMES.has(key)) throw refusal(innerName, 'unknown_field');
      look(inner, innerName, depth + 1);
    }
  };
  look(value, field, 0);
}

/**
 * What is wrong with JSON by its bytes alone: already reading thousands of fields, items or brackets costs several times
 * what a long text does.
 * @returns undefined when it may be read
 */
export function checkJsonBytes(bytes: Uint8Array): RequestProblem | undefined {
  let parts = 0;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA) parts += 1;
    else if (byte === OBJECT || byte === LIST) depth += 1;
    else if (byte === OBJECT_END || byte === LIST_END) depth -= 1;
    if (parts > MAX_PARTS) return refusal('', 'too_many');
    if (depth > DEEPEST_BODY + 1) return new RequestProblem('request.malformed');
  }
  return undefined;
}

function refusal(field: string, code: string): RequestProblem {
  return new RequestProblem('request.invalid', [{ field, code }]);
}
