import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { listOf, resolved, type Schema } from './operations.fixture';
import { recordOf } from '@ospite/server/docs';

/** Texts that have broken programs before: of other scripts, unreadable, too long, or code to somebody. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001b[2J',
  '\ud800',
  'x\udfff\ud800y',
  '\uffff\ufeff\u202egnp.exe',
  '👩‍👩‍👧‍👦'.repeat(40),
  'ß'.repeat(300),
  'x'.repeat(5_000),
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '-1',
  '1e3',
  '0x10',
  '١٢',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999999999',
  "' or 1=1 --",
  "'; drop table quote; --",
  '$1 %s %n \\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://169.254.169.254/latest',
  '//evil.example',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '=cmd|" /C calc"!A0',
  'a@b',
  'anna@example.org\r\nBcc: all@example.org',
  '__proto__',
  'constructor',
  '2026-02-30',
  '+275760-09-13',
  '0000-00-00',
  '9999-12-31',
  '2026-13-01T25:61:61Z',
  '${jndi:ldap://x}',
  '{{7*7}}',
];

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e100,
  Number.MAX_VALUE,
];

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const HOSTILE_SHAPES: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [null],
  [[]],
  [{}],
  { length: 1e9 },
  { then: 'x' },
  { toString: 'x' },
  { constructor: { prototype: { polluted: 1 } } },
  JSON.parse('{"__proto__":{"polluted":1}}'),
  nested(12),
  nested(200),
  Array.from({ length: 1_000 }, () => 1),
  Array.from({ length: 60 }, (_, at) => `t${at}`),
];

/** Anything that JSON can carry, of the kind that nobody sends by accident. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.constantFrom(...HOSTILE_SHAPES),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A value as the schema describes it; mostly the documented example where there is one. */
export function validValue(given: Schema, document: OpenAPIObject): fc.Arbitrary<unknown> {
  const schema = resolved(given, document);
  const made = generated(schema, document);
  return schema.example === undefined
    ? made
    : fc.oneof({ weight: 3, arbitrary: fc.constant(schema.example) }, { weight: 1, arbitrary: made });
}

function generated(schema: Schema, document: OpenAPIObject): fc.Arbitrary<unknown> {
  const choices = [...listOf(schema.oneOf), ...listOf(schema.anyOf)].map(recordOf);
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => validValue(choice, document)));
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const types = listOf(schema.type);
  if (types.length > 0) return fc.oneof(...types.map((type) => generated({ ...schema, type }, document)));
  const plain = plainValue(schema, document);
  return schema.nullable === true ? fc.option(plain, { freq: 4 }) : plain;
}

function plainValue(schema: Schema, document: OpenAPIObject): fc.Arbitrary<unknown> {
  const low = numberOf(schema.minimum, 0);
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: low, max: Math.max(low, numberOf(schema.maximum, low + 5)) });
    case 'number':
      return fc.double({ min: low, max: Math.max(low, numberOf(schema.maximum, low + 100)), noNaN: true });
    case 'array': {
      const minLength = numberOf(schema.minItems, 0);
      const maxLength = Math.max(minLength, Math.min(numberOf(schema.maxItems, 4), 4));
      return fc.array(validValue(recordOf(schema.items), document), { minLength, maxLength });
    }
    case 'string':
      return textValue(schema);
    default:
      return objectValue(schema, document);
  }
}

function objectValue(schema: Schema, document: OpenAPIObject): fc.Arbitrary<unknown> {
  const properties = Object.entries(recordOf(schema.properties)).map(
    ([name, property]) => [name, validValue(recordOf(property), document)] as const,
  );
  return fc.record(Object.fromEntries(properties), { requiredKeys: listOf(schema.required).map(String) });
}

function textValue(schema: Schema): fc.Arbitrary<string> {
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern));
  const day = fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  switch (schema.format) {
    case 'date':
      return day.map((instant) => instant.slice(0, 10));
    case 'date-time':
      return day;
    case 'email':
    case 'idn-email':
      return fc.constantFrom('anna@example.org', 'jürgen.groß@example.de', 'a+b@sub.example.com');
    case 'uri':
      return fc.constantFrom('https://www.example.org/a?b=c#d', 'http://example.com');
    default: {
      const minLength = numberOf(schema.minLength, 0);
      const maxLength = Math.max(minLength, Math.min(numberOf(schema.maxLength, 40), minLength + 40));
      return fc.string({ unit: 'grapheme', minLength, maxLength }).map((text) => text.slice(0, maxLength));
    }
  }
}

/** The same with one thing wrong somewhere: a field missing, unknown, of another kind, too many times over. */
export function withOneFault(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const choice = fc.record({
    at: fc.nat(),
    deeper: fc.boolean(),
    how: fc.constantFrom('drop', 'replace', 'add', 'whole', 'repeat'),
    by: hostileValue,
    name: fc.constantFrom('id', 'isApproved', 'status', 'createdAt', 'role', 'isAdmin', '__proto__', 'x'),
  });
  return fc.tuple(valid, choice).map(([value, { at, deeper, how, by, name }]) => {
    if (how === 'whole' || typeof value !== 'object' || value === null) return by;
    return spoil(value, { at, deeper, how, by, name });
  });
}

interface Spoiling {
  readonly at: number;
  readonly deeper: boolean;
  readonly how: string;
  readonly by: unknown;
  readonly name: string;
}

function spoil(value: object, spoiling: Spoiling): unknown {
  const { at, deeper, how, by, name } = spoiling;
  const entries = Object.entries(value);
  const [key, inner] = entries[at % Math.max(1, entries.length)] ?? [name, undefined];
  const isDeeper = deeper && typeof inner === 'object' && inner !== null;
  const changed = isDeeper ? spoil(inner, { ...spoiling, deeper: false }) : by;
  if (Array.isArray(value)) return how === 'repeat' ? [...value, ...value] : [...value, changed];
  if (isDeeper) return { ...value, [key]: changed };
  if (how === 'drop') return Object.fromEntries(entries.filter(([other]) => other !== key));
  // `fromEntries` and not an object literal, so that `__proto__` is a field like any other.
  return how === 'add' ? Object.fromEntries([...entries, [name, by]]) : { ...value, [key]: by };
}

function numberOf(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}
