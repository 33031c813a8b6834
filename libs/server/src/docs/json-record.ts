/** A JSON object with unknown contents. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one if it is none. */
export function recordOf(value: unknown): JsonRecord {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
