/** An upload with an idempotency key: sent again under the same key, it is the same picture. */
export interface KeyedUpload {
  readonly key: string;
  readonly content: Uint8Array;
}

/** @param key chosen by the sender; undefined when it chose none */
export function keyedUpload(content: Uint8Array, key: string | undefined): KeyedUpload | undefined {
  return key === undefined ? undefined : { key, content };
}
