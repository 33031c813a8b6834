import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenAPIObject } from '@nestjs/swagger';
import { startTestApi, type TestApi } from '../..';
import { listOf, operationsOf, resolved, type Schema } from '../../generated/operations.fixture';
import { recordOf } from '@ospite/server/docs';

const PROBLEM = 'application/problem+json';

const COMMON = /^(request|server)\.|not_signed_in|password_to_change|cross_site/;
const COMMON_OF_SESSIONS = new RegExp(
  `${COMMON.source}|^access_key\\.(wrong|read_only|session_only)$|too_many_attempts|password_to_change`,
);

describe('the OpenAPI document', () => {
  let api: TestApi;
  let document: OpenAPIObject;
  beforeAll(async () => {
    api = await startTestApi();
    document = (await api.request.get('/api/openapi.json')).body;
  });
  afterAll(() => api.close());

  /** Every operation as the document holds it. */
  const operations = () =>
    operationsOf(document).map((operation) => ({
      ...operation,
      documented: recordOf(recordOf(document.paths[operation.path])[operation.method.toLowerCase()]),
    }));
  /** Names of the operations of which something does not hold. */
  const failing = (holds: (operation: ReturnType<typeof operations>[number]) => boolean) =>
    operations().flatMap((operation) => (holds(operation) ? [] : [operation.operationId]));

  it('names each call once, and says in a line and in more what it does', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(failing(({ operationId }) => /^[a-z][a-zA-Z]+$/.test(operationId))).toEqual([]);
    expect(
      failing(({ documented }) => typeof documented.summary === 'string' && documented.summary.length > 3),
    ).toEqual([]);
    expect(
      failing(
        ({ documented }) => typeof documented.description === 'string' && documented.description.length > 10,
      ),
    ).toEqual([]);
    expect(failing(({ documented }) => listOf(documented.tags).length === 1)).toEqual([]);
  });

  it('writes descriptions as sentences, summaries without a full stop, and one kind of apostrophe', () => {
    const texts = textsOf(document, '');
    const descriptions = texts.filter(([place]) => place.endsWith('.description'));
    const summaries = texts.filter(([place]) => place.endsWith('.summary'));
    expect(descriptions.filter(([, text]) => !/[.!?]$/.test(text.trim()))).toEqual([]);
    expect(summaries.filter(([, text]) => /[.]$/.test(text))).toEqual([]);
    expect([...descriptions, ...summaries].filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  });

  it('knows each tag it uses', () => {
    const known = listOf(document.tags).map((tag) => recordOf(tag).name);
    expect(failing(({ documented }) => known.includes(listOf(documented.tags)[0]))).toEqual([]);
  });

  it('tells how each call goes well, and how it is refused, as problem documents', () => {
    expect(
      failing(({ documented }) =>
        Object.keys(recordOf(documented.responses)).some((status) => /^2/.test(status)),
      ),
    ).toEqual([]);
    expect(failing(({ documented }) => !('default' in recordOf(documented.responses)))).toEqual([]);
    expect(
      failing(({ documented }) =>
        Object.entries(recordOf(documented.responses)).every(
          ([status, response]) =>
            !/^[45]/.test(status) ||
            PROBLEM in recordOf(recordOf(shared(response)).content) ||
            status === '503',
        ),
      ),
    ).toEqual([]);
    expect(
      failing(({ documented, security }) => security.length === 0 || '401' in recordOf(documented.responses)),
    ).toEqual([]);
  });

  it('shares one answer for each status that refuses, with an example of it', () => {
    const ajv = addFormats(new Ajv2020({ strict: false }));
    const validate = ajv.compile({ $ref: '#/components/schemas/Problem', components: document.components });
    for (const response of Object.values(recordOf(document.components?.responses))) {
      const { example } = recordOf(recordOf(recordOf(response).content)[PROBLEM]);
      expect([validate(example), validate.errors]).toEqual([true, null]);
    }
    expect(
      failing(({ documented }) =>
        Object.entries(recordOf(documented.responses)).every(
          ([status, response]) => !/^[45]/.test(status) || '$ref' in recordOf(response),
        ),
      ),
    ).toEqual([]);
  });

  it('names the codes of its refusals where people read them, too', () => {
    expect(
      failing(({ documented }) => {
        const codes = Object.values(recordOf(documented['x-problem-codes'])).flatMap(listOf);
        // What every call that takes a session says of access keys stands in the general part.
        const common = codes.includes('access_key.wrong') ? COMMON_OF_SESSIONS : COMMON;
        const ofCall = codes.filter((code) => !common.test(String(code)));
        return ofCall.every((code) => String(documented.description).includes(`\`${String(code)}\``));
      }),
    ).toEqual([]);
  });

  it('calls the body of a call after it', () => {
    expect(
      failing(({ operationId, body }) => {
        const name = typeof body?.schema.$ref === 'string' ? body.schema.$ref.split('/').at(-1) : undefined;
        const own = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Request`;
        return name === undefined || name === own;
      }),
    ).toEqual([]);
    const names = Object.keys(document.components?.schemas ?? {});
    expect(names.filter((name) => /(?:Dto|Answer|Body|Form)$/.test(name))).toEqual([]);
  });

  it('has an example for each field that a call takes, so that a first try needs no guessing', () => {
    const bare = operations().flatMap(({ operationId, body }) =>
      body ? fieldsWithoutExample(body.schema).map((field) => `${operationId}.${field}`) : [],
    );
    expect(bare).toEqual([]);
  });

  it('gives examples that are what it says itself', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats(ajv);
    ajv.addFormat('idn-email', true);
    ajv.addFormat('binary', true);
    // Once for all fields: a document given with each rule would be read through as often.
    ajv.addSchema(document as unknown as Schema, 'document');
    const wrong = Object.entries(recordOf(document.components?.schemas)).flatMap(([name, schema]) =>
      Object.entries(recordOf(recordOf(schema).properties)).flatMap(([field, property]) => {
        const { example, ...rule } = recordOf(property);
        if (example === undefined || '$ref' in rule || 'allOf' in rule) return [];
        const place = `document#/components/schemas/${name}/properties/${field}`;
        const validate = ajv.getSchema(place);
        return validate?.(example) ? [] : [`${name}.${field}: ${ajv.errorsText(validate?.errors)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  /** Every text of the document with its place; fields that are called `description` are none. */
  function textsOf(value: unknown, place: string): (readonly [string, string])[] {
    if (typeof value === 'string') return [[place, value]];
    if (typeof value !== 'object' || value === null || /\.(?:example|properties\.description)$/.test(place))
      return /\.properties\.description$/.test(place) ? textsOf({ of: value }, `${place}_`) : [];
    return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
  }

  /** The answer itself where it is one that calls share. */
  function shared(response: unknown): unknown {
    const { $ref } = recordOf(response);
    if (typeof $ref !== 'string') return response;
    return recordOf(document.components?.responses)[$ref.split('/').at(-1) ?? ''];
  }

  function fieldsWithoutExample(schema: Schema): string[] {
    return Object.entries(recordOf(resolved(schema, document).properties)).flatMap(([name, value]) => {
      const property = firstChoice(resolved(recordOf(value), document));
      if (property.type === 'object' && property.properties)
        return fieldsWithoutExample(property).map((field) => `${name}.${field}`);
      const items = resolved(recordOf(property.items), document);
      if (property.type === 'array' && items.properties && property.example === undefined)
        return fieldsWithoutExample(items).map((field) => `${name}[].${field}`);
      const isDocumented =
        ['example', 'default', 'enum'].some((key) => key in property) || property.type === 'boolean';
      // A save names the version it is based on, which cannot be invented.
      if (name === 'updatedAt') return [];
      // Nor is what a save ignores.
      if (recordOf(value).readOnly === true) return [];
      return isDocumented || property.format === 'binary' || 'enum' in items ? [] : [name];
    });
  }

  /** A part that may also be null is a choice of the two. */
  function firstChoice(schema: Schema): Schema {
    const [choice] = [...listOf(schema.oneOf), ...listOf(schema.anyOf)];
    return choice === undefined ? schema : { ...resolved(recordOf(choice), document), ...schema };
  }
});
