import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { resolved, type Schema } from './operations.fixture';
import { recordOf } from '@ospite/server/docs';
import { hostileValue } from './values.fixture';

export type FormFields = Readonly<Record<string, unknown>>;

const BOUNDARY = 'ospite-boundary-7f3a';

/** One white pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);
const FILES: readonly Buffer[] = [
  PNG,
  PNG,
  PNG,
  Buffer.alloc(0),
  PNG.subarray(0, 40),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9999999" height="9999999"/>'),
  Buffer.from('GIF89a<?php echo 1; ?>'),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from('PK\x03\x04'),
  Buffer.alloc(70_000, 0xff),
];
const FILE_NAMES = [
  'camera.png',
  '../../x.png',
  'a\u0000.png',
  'ünï"cödé\r\n.jpg',
  '',
  '.htaccess',
  'x'.repeat(500),
];

interface Content {
  readonly type: string;
  readonly body: Buffer;
}

/** A form as a page without files sends it. */
export function aForm(fields: fc.Arbitrary<FormFields>): fc.Arbitrary<Content> {
  return fields.map((values) => ({
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from(
      new URLSearchParams(Object.entries(values).map(([key, value]) => [key, textOf(value)])).toString(),
    ),
  }));
}

/** A form with files: the file fields of the schema hold files, mostly pictures; sometimes one too many or none. */
export function aMultipartForm(
  fields: fc.Arbitrary<FormFields>,
  schema: Schema,
  document: OpenAPIObject,
): fc.Arbitrary<Content> {
  const properties = Object.entries(recordOf(resolved(schema, document).properties));
  const fileFields = properties.filter(([, property]) => isFile(recordOf(property))).map(([name]) => name);
  const choices = [...fileFields, ...fileFields, ...fileFields, 'stranger'];
  const file = fc.record({
    field: fc.constantFrom(...choices),
    name: fc.constantFrom(...FILE_NAMES),
    content: fc.constantFrom(...FILES),
  });
  const files = fc.array(file, { maxLength: 2 });
  const strange = fc.record({
    key: fc.constantFrom('a[b][c]', 'x[]', '__proto__', 'constructor', 'id', ''),
    value: hostileValue,
  });
  return fc
    .record({ fields, files, strange: fc.option(strange, { freq: 5 }) })
    .map(({ fields: values, files: sent, strange: extra }) => {
      const texts = Object.entries(values).filter(([name]) => !fileFields.includes(name));
      const parts = [
        ...texts.map(([name, value]) => textPart(name, textOf(value))),
        ...(extra ? [textPart(extra.key, textOf(extra.value))] : []),
        ...sent.map(({ field, name, content }) => filePart(field, name, content)),
        Buffer.from(`--${BOUNDARY}--\r\n`),
      ];
      return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: Buffer.concat(parts) };
    });
}

function isFile({ format, contentMediaType }: Schema): boolean {
  return format === 'binary' || contentMediaType !== undefined;
}

function textPart(name: string, value: string): Buffer {
  return Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${value}\r\n`,
  );
}

function filePart(field: string, name: string, content: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(field)}"; filename="${quoted(name)}"\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

/** As browsers escape names. */
function quoted(text: string): string {
  return text.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
