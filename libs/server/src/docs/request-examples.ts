import type { OpenAPIObject } from '@nestjs/swagger';
import { recordOf, type JsonRecord } from './json-record';

/**
 * Gives the JSON body of every call an example made of its fields' examples, which Swagger UI fills in. Otherwise it
 * would invent a value for a field without an example (`updatedAt`), which would be refused.
 */
export function withRequestExamples(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const operations = Object.entries(item as JsonRecord).map(([method, operation]) => [
      method,
      withExample(recordOf(operation), document),
    ]);
    return [path, Object.fromEntries(operations)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function withExample(operation: JsonRecord, document: OpenAPIObject): JsonRecord {
  const body = recordOf(operation.requestBody);
  const media = recordOf(recordOf(body.content)['application/json']);
  if (!media.schema) return operation;
  const example = exampleOf(recordOf(media.schema), document);
  return {
    ...operation,
    requestBody: { ...body, content: { 'application/json': { ...media, example } } },
  };
}

/** The example of a schema; undefined when neither it nor anything in it has one. */
function exampleOf(schema: JsonRecord, document: OpenAPIObject): unknown {
  if (schema.example !== undefined) return schema.example;
  const { $ref } = schema;
  if (typeof $ref === 'string')
    return exampleOf(recordOf(document.components?.schemas?.[$ref.split('/').at(-1) ?? '']), document);
  const choices = [schema.allOf, schema.oneOf, schema.anyOf].find(Array.isArray);
  if (choices) return exampleOf(recordOf(choices[0]), document);
  if (schema.type === 'array') return present([exampleOf(recordOf(schema.items), document)]);
  if (!schema.properties) return Array.isArray(schema.enum) ? schema.enum[0] : schema.default;
  // Fields that a save ignores need no example.
  const sent = Object.entries(recordOf(schema.properties)).filter(
    ([, property]) => recordOf(property).readOnly !== true,
  );
  const fields = sent.map(([name, property]) => [name, exampleOf(recordOf(property), document)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function present(values: readonly unknown[]): readonly unknown[] {
  return values.filter((value) => value !== undefined);
}
