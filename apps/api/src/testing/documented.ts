import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type JsonRecord, recordOf } from '@ospite/server/docs';
import { PROBLEM_CODES } from '@ospite/server/problems';

/** A response as supertest gives it, or `send`. */
export interface DocumentedResponse {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly body: unknown;
}

interface Checked {
  readonly document: OpenAPIObject;
  readonly ajv: Ajv2020;
}

const DOCUMENT = path.resolve(import.meta.dirname, '../../../../libs/contracts/openapi.json');

let checked: Checked | undefined;

/** As `npm run contract` wrote it last: the target `drift` shows that the code still says the same. */
function readDocument(): Checked {
  if (checked) return checked;
  const document = closed(JSON.parse(readFileSync(DOCUMENT, 'utf8')));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  // Addresses with letters beyond ASCII; the formats' package has no such check.
  ajv.addFormat('idn-email', /^[^\s@]+@[^\s@]+$/);
  ajv.addSchema(document as unknown as JsonRecord, 'document');
  return (checked = { document, ajv });
}

/**
 * Fails unless the document describes this response of the operation: its status, its type, and every field of its body.
 * @returns the response's body
 */
export function expectDocumented(response: DocumentedResponse, operationId: string): unknown {
  const { document, ajv } = readDocument();
  const { pointer, operation } = findOperation(document, operationId);
  const answers = recordOf(operation.responses);
  const status = String(response.status);
  // Every call documents 500; no test may get one.
  if (status === '500') throw new Error(`${operationId} failed: ${JSON.stringify(response.body)}`);
  if (!(status in answers))
    throw new Error(
      `${operationId} answered ${status}, which is not documented (npm run contract renews the document): ${JSON.stringify(response.body)}`,
    );
  refuseUnnamed(response, operationId, operation);
  const shared = sharedName(answers[status]);
  const answer = shared === undefined ? answers[status] : recordOf(document.components?.responses)[shared];
  const content = recordOf(recordOf(answer).content);
  const types = Object.keys(content);
  if (types.length === 0) {
    if (response.text) throw new Error(`${operationId} ${status} has a body, but none is documented`);
    return undefined;
  }
  const type = response.type;
  if (!types.includes(type))
    throw new Error(`${operationId} ${status} is ${type}, documented ${types.join(', ')}`);
  // What is no JSON is a text or bytes, and has no fields.
  if (!/json$/.test(type)) return response.body;
  const where = shared === undefined ? `${pointer}/responses/${status}` : `/components/responses/${shared}`;
  const place = `document#${where}/content/${type.replace('/', '~1')}/schema`;
  const validate = ajv.getSchema(place);
  if (!validate) throw new Error(`no schema at ${place}`);
  if (!validate(response.body))
    throw new Error(
      `${operationId} ${status} is not as documented (npm run contract renews the document): ${ajv.errorsText(validate.errors)}\n${JSON.stringify(response.body)}`,
    );
  return response.body;
}

/** Fails when a refusal has a code that its operation does not name. */
function refuseUnnamed(
  { status, body }: DocumentedResponse,
  operationId: string,
  operation: JsonRecord,
): void {
  const { code } = recordOf(body);
  if (status < 400 || typeof code !== 'string') return;
  const named = recordOf(operation[PROBLEM_CODES])[String(status)];
  if (!Array.isArray(named) || !named.includes(code))
    throw new Error(`${operationId} refused with ${status} ${code}, which it does not name`);
}

/** The name of an answer that calls share. */
function sharedName(answer: unknown): string | undefined {
  const { $ref } = recordOf(answer);
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

function findOperation(api: OpenAPIObject, operationId: string): { pointer: string; operation: JsonRecord } {
  for (const [path, item] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(recordOf(item))) {
      if (recordOf(operation).operationId !== operationId) continue;
      const pointer = `/paths/${path.replace(/~/g, '~0').replace(/\//g, '~1')}/${method}`;
      return { pointer: pointer.replace(/\{/g, '%7B').replace(/\}/g, '%7D'), operation: recordOf(operation) };
    }
  }
  throw new Error(`no operation ${operationId} in the document; npm run contract renews it`);
}

/** Refuses fields that are not documented. */
function closed(api: OpenAPIObject): OpenAPIObject {
  const schemas = Object.entries(recordOf(api.components?.schemas)).map(([name, schema]) => {
    const { type, additionalProperties, allOf } = recordOf(schema);
    const open = type !== 'object' || additionalProperties !== undefined || allOf !== undefined;
    return [name, open ? schema : { ...recordOf(schema), additionalProperties: false }];
  });
  return { ...api, components: { ...api.components, schemas: Object.fromEntries(schemas) } };
}
