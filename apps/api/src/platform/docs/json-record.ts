/** A JSON object of the document, of which nothing else is known. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** The value as an object to look something up in; an empty one for what is none. */
export function recordOf(value: unknown): JsonRecord {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
