/** The named fields of a record, and nothing else that it may hold. */
export function pick<Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
}

/** The names of a record's fields, in its order. */
export function namesOf<Source extends object>(source: Source): readonly (keyof Source & string)[] {
  return Object.keys(source) as (keyof Source & string)[];
}
