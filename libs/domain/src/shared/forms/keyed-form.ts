/** A form whose sender chose a key, so that it can safely send it again: the same key is the same thing. */
export interface KeyedForm {
  readonly key: string;
  /** All that makes it another form. */
  readonly content: string;
}

/** @param key chosen by the sender; undefined when it chose none */
export function keyedForm(fields: object, key: string | undefined): KeyedForm | undefined {
  return key === undefined ? undefined : { key, content: JSON.stringify(fields) };
}
