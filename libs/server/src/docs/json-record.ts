/** A JSON object of which nothing else is known. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one for what is none. */
export function recordOf(value: unknown): JsonRecord {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
