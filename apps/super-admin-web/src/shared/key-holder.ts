/**
 * Keeps the super-admin key in memory alone: a reload or a logout forgets it, and nothing else can read it.
 * Source: decisions §4.
 */
export class KeyHolder {
  #key = '';

  /** The key, or an empty text while the panel is locked. */
  get key(): string {
    return this.#key;
  }

  hold(key: string): void {
    this.#key = key;
  }

  forget(): void {
    this.#key = '';
  }
}

/** The header that carries the key on calls without a body for it. Source: decisions §4. */
export const KEY_HEADER = 'X-Super-Admin-Key';
