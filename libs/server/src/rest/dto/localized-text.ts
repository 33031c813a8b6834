import { DEFAULT_LANGUAGE, LANGUAGES, pick, type Language, type Localized } from '@ospite/domain/shared';
import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { classOf } from './class-of';

/** A class with a text for each language, of which only the Italian one must be there. */
function TextsIn(examples: Readonly<Record<Language, string>>, italian = {}): Type<Localized> {
  return classOf(
    LANGUAGES.map((language) => {
      const required = language === DEFAULT_LANGUAGE;
      const said = { type: String, required, example: examples[language], ...(required && italian) };
      return [language, [ApiProperty(said), IsString(), ...(required ? [] : [IsOptional()])]];
    }),
  );
}

/** A text of the property's own data: Italian always, other languages where they were written. */
export class LocalizedText extends TextsIn({
  it: 'Una baia, sei stanze, il tempo che serve.',
  en: 'One bay, six rooms, all the time you need.',
  de: 'Eine Bucht, sechs Zimmer, alle Zeit, die man braucht.',
  es: 'Una bahía, seis habitaciones y todo el tiempo del mundo.',
}) {}

/** The site's languages, and nothing else that a stored value might hold. */
export function presentLocalized(text: Localized): LocalizedText {
  return pick(
    text,
    LANGUAGES.filter((language) => language === DEFAULT_LANGUAGE || text[language]),
  );
}

/** A text of the property's own data as a request carries it; a blank translation is none. */
export class TextsInput extends TextsIn(
  {
    it: 'Una baia, i pini, il tempo che serve.',
    en: 'A bay, the pines, all the time you need.',
    de: 'Eine Bucht, die Pinien, alle Zeit der Welt.',
    es: 'Una bahía, los pinos y todo el tiempo del mundo.',
  },
  { minLength: 1 },
) {}
