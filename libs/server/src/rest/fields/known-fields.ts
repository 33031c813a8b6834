import type { Type as Class } from '@nestjs/common';
import type { FieldProblem } from '@ospite/domain/shared';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';

/** What the class of a request says of one of its fields. */
interface KnownField {
  /** The class of the object, or of each item of the list, in the field. */
  readonly part: Class<unknown> | undefined;
  readonly maxItems: number;
}
type KnownFields = ReadonlyMap<string, KnownField>;

const known = new WeakMap<Class<unknown>, KnownFields>();

/** An object without the fields that its class does not know, at any depth, and what is wrong with the others. */
interface Sifted {
  readonly value: unknown;
  readonly problems: readonly FieldProblem[];
}

/**
 * Removes fields that the class of a request does not know, and lists that are longer than it allows. class-validator
 * does neither well: it takes names of `Object.prototype` (`hasOwnProperty`) for known ones, checks each item of a list
 * before its length, and spends 140 µs on an unknown name.
 * @param prefix path of the object, with a dot at its end
 */
export function siftKnownFields(value: unknown, shape: Class<unknown>, prefix = ''): Sifted {
  // class-validator refuses what is no object.
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value, problems: [] };
  const fields = fieldsOf(shape);
  const problems: FieldProblem[] = [];
  const kept: [string, unknown][] = [];
  for (const [name, given] of Object.entries(value)) {
    const field = `${prefix}${name}`;
    const own = fields.get(name);
    if (!own) problems.push({ field, code: 'unknown_field' });
    else if (Array.isArray(given) && given.length > own.maxItems) {
      problems.push({ field, code: 'too_many' });
      kept.push([name, []]);
    } else {
      const sifted = own.part ? siftPart(given, own.part, field) : { value: given, problems: [] };
      problems.push(...sifted.problems);
      kept.push([name, sifted.value]);
    }
  }
  return { value: Object.fromEntries(kept), problems };
}

function siftPart(given: unknown, part: Class<unknown>, field: string): Sifted {
  if (!Array.isArray(given)) return siftKnownFields(given, part, `${field}.`);
  const items = given.map((item, at) => siftKnownFields(item, part, `${field}.${at}.`));
  return { value: items.map(({ value }) => value), problems: items.flatMap(({ problems }) => problems) };
}

function fieldsOf(shape: Class<unknown>): KnownFields {
  const before = known.get(shape);
  if (before) return before;
  const fields = new Map<string, KnownField>();
  for (const { propertyName, name, constraints } of rulesOf(shape)) {
    const limit: unknown = name === 'arrayMaxSize' ? constraints?.[0] : undefined;
    const maxItems = Math.min(
      fields.get(propertyName)?.maxItems ?? Infinity,
      typeof limit === 'number' ? limit : Infinity,
    );
    fields.set(propertyName, { part: partOf(shape, propertyName), maxItems });
  }
  known.set(shape, fields);
  return fields;
}

function rulesOf(shape: Class<unknown>) {
  return getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false);
}

/** Types of plain values (`@Type(() => Number)`) are no classes of requests: nothing is known of their fields. */
function partOf(shape: Class<unknown>, field: string): Class<unknown> | undefined {
  const part = defaultMetadataStorage.findTypeMetadata(shape, field)?.typeFunction();
  return isClass(part) && rulesOf(part).length > 0 ? part : undefined;
}

function isClass(value: unknown): value is Class<unknown> {
  return typeof value === 'function';
}
