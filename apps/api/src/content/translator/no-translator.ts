import { DomainError, Translator } from '@ospite/domain';

/** What translates where no service is set: nobody. */
export class NoTranslator extends Translator {
  override readonly host = undefined;

  override translate(): Promise<never> {
    return Promise.reject(new DomainError('content.translator_off'));
  }
}
