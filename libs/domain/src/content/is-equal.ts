/** Whether two values of JSON are the same, whatever the order of their fields. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(valueAt(one, name), valueAt(other, name)))
  );
}

function valueAt(record: object, name: string): unknown {
  return (record as Readonly<Record<string, unknown>>)[name];
}
