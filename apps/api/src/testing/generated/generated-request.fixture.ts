import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import type { Caller } from '../access/access-matrix.fixture';
import { aForm, aMultipartForm, type FormFields } from './forms.fixture';
import { type Operation, type Parameter } from './operations.fixture';
import { recordOf } from '@ospite/server/docs';
import { hostileValue, HOSTILE_TEXTS, withOneFault, validValue } from './values.fixture';

/** A request made from the document, before anyone's secrets are on it. */
export interface GeneratedRequest {
  readonly caller: Caller | 'owner with key' | 'forger';
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string | Buffer | undefined;
}

/** Parts of addresses that cannot be decoded, or mean another place to somebody. */
const RAW_PARTS = [
  '%',
  '%ff',
  '%00',
  '%c0%af',
  '%ed%a0%80',
  '%2e%2e%2f',
  '..',
  '.',
  '%2f',
  '1;x=1',
  '*',
  '-',
  '+1',
];
const IDS = ['1', '2', '3', '4', '5', '0', '-1', '2147483647', '2147483648', '1.5', '٣'];
const SLUGS = ['bungalow-ginepro', 'due', 'nascosta', 'high', 'low', 'show_reviews_section', 'images', 'all'];

/** Valid, nearly valid and hostile requests for one operation, from every caller. */
export function aRequestFor(operation: Operation, document: OpenAPIObject): fc.Arbitrary<GeneratedRequest> {
  const ofPlace = (place: Parameter['in']) => operation.parameters.filter((one) => one.in === place);
  return fc
    .record({
      caller: fc.constantFrom<GeneratedRequest['caller'][]>(
        'anonymous',
        'owner',
        'owner',
        'owner',
        'key',
        'owner with key',
        'reader',
        'writer',
        'forger',
      ),
      address: addressOf(operation, ofPlace('path'), ofPlace('query'), document),
      headers: headersOf(ofPlace('header'), document),
      content: bodyOf(operation, document),
    })
    .map(({ caller, address, headers, content }) => ({
      caller,
      method: operation.method,
      address,
      headers: { ...headers, ...(content.type === undefined ? {} : { 'Content-Type': content.type }) },
      body: content.body,
    }));
}

function addressOf(
  { path }: Operation,
  inPath: readonly Parameter[],
  inQuery: readonly Parameter[],
  document: OpenAPIObject,
): fc.Arbitrary<string> {
  const parts = Object.fromEntries(inPath.map(({ name, schema }) => [name, pathPart(schema, document)]));
  const known = inQuery.map(({ name, schema }) =>
    fc.tuple(fc.constant(name), fc.oneof(validValue(schema, document), hostileValue)),
  );
  const stranger = fc.tuple(fc.constantFrom('x', '__proto__', 'page[]', 'page', 'include'), hostileValue);
  const query = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.subarray(known).chain((chosen) => fc.tuple(...chosen)) },
    { weight: 1, arbitrary: fc.array(fc.oneof(stranger, ...known), { maxLength: 4 }) },
  );
  return fc.tuple(fc.record(parts), query).map(([values, pairs]) => {
    const plain = path.replace(/\{(\w+)\}/g, (_, name: string) => String(recordOf(values)[name]));
    const asked = pairs.map(([name, value]) => `${escaped(name)}=${escaped(textOf(value))}`).join('&');
    return asked ? `${plain}?${asked}` : plain;
  });
}

function pathPart(schema: Parameter['schema'], document: OpenAPIObject): fc.Arbitrary<string> {
  const escapedPart = (value: unknown) => escaped(textOf(value)).replace(/^\.+$/, '%2e') || '%20';
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...IDS.slice(0, 5)) },
    { weight: 2, arbitrary: fc.constantFrom(...SLUGS) },
    { weight: 2, arbitrary: validValue(schema, document).map(escapedPart) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...IDS, ...RAW_PARTS)
        .map((part) => (/[^\x21-\x7e]/.test(part) ? escaped(part) : part)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map(escapedPart) },
  );
}

function headersOf(
  documented: readonly Parameter[],
  document: OpenAPIObject,
): fc.Arbitrary<GeneratedRequest['headers']> {
  const value = fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS).map(headerText),
    fc.constantFrom('*', '"x"', 'W/"x"', 'a, b;q=0'),
  );
  const own = documented.map(
    ({ name, schema }) =>
      [name, fc.oneof(validValue(schema, document).map(textOf).map(headerText), value)] as const,
  );
  const general = [
    'If-None-Match',
    'Accept-Language',
    'Accept-Encoding',
    'Accept',
    'If-Modified-Since',
    'Range',
    'Cookie',
    'X-Request-Id',
    'X-HTTP-Method-Override',
  ];
  const all = fc.record(Object.fromEntries([...own, ...general.map((name) => [name, value] as const)]), {
    requiredKeys: [],
  });
  const foreign = fc.constantFrom<GeneratedRequest['headers'][]>(
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'same-origin' },
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    { weight: 2, arbitrary: fc.record(Object.fromEntries(own), { requiredKeys: [] }) },
    { weight: 2, arbitrary: all },
    { weight: 1, arbitrary: foreign },
    { weight: 1, arbitrary: fc.constant({ 'If-None-Match': '*' }) },
  );
}

interface Content {
  readonly type: string | undefined;
  readonly body: string | Buffer | undefined;
}

function bodyOf({ method, body }: Operation, document: OpenAPIObject): fc.Arbitrary<Content> {
  const nothing = fc.constant<Content>({ type: undefined, body: undefined });
  const valid = body ? validValue(body.schema, document) : fc.constant({});
  const wrong = fc.oneof(withOneFault(valid), withOneFault(valid), hostileValue);
  const fields = (value: fc.Arbitrary<unknown>) => value.map((fieldsOf): FormFields => recordOf(fieldsOf));
  const json = (value: fc.Arbitrary<unknown>) =>
    value.map((content): Content => ({ type: 'application/json', body: JSON.stringify(content) }));
  const forms = (value: fc.Arbitrary<unknown>) => aMultipartForm(fields(value), body?.schema ?? {}, document);
  const isForm = body?.type === 'multipart/form-data';
  const broken = fc.constantFrom<Content[]>(
    { type: 'application/json', body: '{"a":' },
    { type: 'application/json', body: `${'['.repeat(20_000)}` },
    { type: 'application/json', body: 'null' },
    { type: 'application/json', body: '"text"' },
    { type: 'application/json', body: '{"a":1e999,"b":-0}' },
    { type: 'application/json', body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) },
    { type: 'application/json; charset=utf-16', body: '{}' },
    { type: 'application/json; charset=x', body: '{}' },
    { type: 'text/plain', body: '{}' },
    { type: 'application/xml', body: '<a/>' },
    { type: undefined, body: '{}' },
    { type: 'multipart/form-data', body: 'no boundary' },
    { type: 'multipart/form-data; boundary=x', body: '--x\r\n' },
    { type: 'multipart/form-data; boundary=x', body: '--x--\r\n' },
    {
      type: 'multipart/form-data; boundary=x',
      body: '--x\r\nContent-Disposition: form-data; name=""\r\n\r\n\r\n--x--',
    },
    { type: 'application/json', body: JSON.stringify({ x: 'x'.repeat(200_000) }) },
  );
  const usual = isForm ? forms : json;
  if (method === 'GET') return fc.oneof({ weight: 20, arbitrary: nothing }, { weight: 1, arbitrary: broken });
  return fc.oneof(
    { weight: body ? 8 : 3, arbitrary: usual(valid) },
    { weight: body ? 8 : 1, arbitrary: usual(wrong) },
    { weight: body ? 1 : 8, arbitrary: nothing },
    { weight: 1, arbitrary: aForm(fields(valid)) },
    { weight: 1, arbitrary: isForm ? json(valid) : forms(valid) },
    { weight: 2, arbitrary: broken },
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function escaped(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** What a header can carry at all: the wire knows no line ends and no letters beyond Latin-1. */
function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 2_000);
}
