import type { Language } from '../../shared';

/** Port: a service that translates from Italian, or into it. */
export abstract class Translator {
  /** The host that the texts go to; undefined where there is no service. */
  abstract readonly host: string | undefined;

  /**
   * @param lines in HTML, with no elements but `<span id="1">`, whose words the translation has in the same element
   * @param between the languages; one of them is Italian
   * @returns as many, in the same order
   * @throws DomainError `content.translator_off`, `content.translator_unavailable`, `content.translator_busy`,
   *   `content.translator_spent`
   */
  abstract translate(
    lines: readonly string[],
    between: { readonly from: Language; readonly to: Language },
  ): Promise<readonly string[]>;
}
