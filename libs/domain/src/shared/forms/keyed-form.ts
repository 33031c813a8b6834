/** A form with an idempotency key: sent again under the same key, it has the same result. */
export interface KeyedForm {
  readonly key: string;
  /** Everything that tells it from another form. */
  readonly content: string;
}

/** @param key chosen by the sender; undefined when it chose none */
export function keyedForm(fields: object, key: string | undefined): KeyedForm | undefined {
  return key === undefined ? undefined : { key, content: JSON.stringify(fields) };
}
