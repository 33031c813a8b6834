import type { OpenAPIObject } from '@nestjs/swagger';
import { type JsonRecord, recordOf } from '@ospite/server/docs';

/** A JSON schema as the document holds it. */
export type Schema = JsonRecord;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
  readonly example: unknown;
}

/** An operation of the document, as far as requests are made from it. */
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  /** With `{parameters}`. */
  readonly path: string;
  /** Names of the security schemes, any of which opens it; empty for a public call. */
  readonly security: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: Schema } | undefined;
}

export function operationsOf(document: OpenAPIObject): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(recordOf(item)).flatMap(([method, value]) => {
      const operation = recordOf(value);
      const { operationId, security, parameters, requestBody } = operation;
      if (typeof operationId !== 'string') return [];
      const [type, media] = Object.entries(recordOf(recordOf(requestBody).content))[0] ?? [];
      return [
        {
          operationId,
          method: method.toUpperCase(),
          path,
          security: closedBy(listOf(security).map(recordOf)),
          parameters: listOf(parameters).map(parameterOf),
          body: type === undefined ? undefined : { type, schema: recordOf(recordOf(media).schema) },
        },
      ];
    }),
  );
}

/** The operation that an address belongs to: of several templates the one with the most fixed parts. */
export function operationAt(
  operations: readonly Operation[],
  method: string,
  address: string,
): Operation | undefined {
  const parts = address.split('?')[0]?.split('/') ?? [];
  const fits = ({ path }: Operation) => {
    const template = path.split('/');
    return (
      template.length === parts.length &&
      template.every((part, at) => part === parts[at] || (part.startsWith('{') && parts[at] !== ''))
    );
  };
  const holes = ({ path }: Operation) => path.split('{').length;
  return operations
    .filter((operation) => operation.method === method && fits(operation))
    .sort((one, other) => holes(one) - holes(other))[0];
}

/** The schema itself where it is one of the document's by name, with its parts joined. */
export function resolved(schema: Schema, document: OpenAPIObject): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  if (name !== undefined) return resolved(recordOf(recordOf(document.components?.schemas)[name]), document);
  if (!Array.isArray(schema.allOf)) return schema;
  const { allOf, ...own } = schema;
  const parts = allOf.map((part) => resolved(recordOf(part), document));
  const joined = (key: 'properties' | 'required') => [...parts, own].map((part) => recordOf(part)[key]);
  return {
    ...Object.assign({}, ...parts, own),
    properties: Object.assign({}, ...joined('properties')),
    required: joined('required').flatMap(listOf),
  };
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Names of the schemes; none where one of the alternatives asks for nothing. */
function closedBy(alternatives: readonly Schema[]): readonly string[] {
  const names = alternatives.map((scheme) => Object.keys(scheme));
  return names.some(({ length }) => length === 0) ? [] : names.flat();
}

function parameterOf(value: unknown): Parameter {
  const { name, in: place, required, schema, example } = recordOf(value);
  return {
    name: String(name),
    in: place === 'path' || place === 'header' ? place : 'query',
    required: required === true,
    schema: recordOf(schema),
    example,
  };
}
