import { localize, type Language } from '../shared';
import type { Quote } from './quote';

/**
 * What a guest asked for besides the stay. The owner's own services have the names of that time, whatever became of them.
 * @param nameOf what a specified service is called in this language
 */
export function askedServices(
  { additionalServices, ownServices }: Pick<Quote, 'additionalServices' | 'ownServices'>,
  language: Language,
  nameOf: (specified: string) => string,
): readonly string[] {
  return additionalServices.map((service) => {
    const own = ownServices.find(({ id }) => id === service);
    return own ? localize(own.name, language) : nameOf(service);
  });
}
