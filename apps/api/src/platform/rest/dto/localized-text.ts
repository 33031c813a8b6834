import type { Localized } from '@ospite/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A text of the property's own data: Italian always, other languages where they were written. */
export class LocalizedText {
  @ApiProperty({ example: 'Una baia, sei stanze, il tempo che serve.' })
  it!: string;
  @ApiPropertyOptional({ example: 'One bay, six rooms, all the time you need.' })
  en?: string;
  @ApiPropertyOptional({ example: 'Eine Bucht, sechs Zimmer, alle Zeit, die man braucht.' })
  de?: string;
  @ApiPropertyOptional({ example: 'Una bahía, seis habitaciones y todo el tiempo del mundo.' })
  es?: string;
}

/** The four languages, and nothing else that a stored value might hold. */
export function presentLocalized({ it, en, de, es }: Localized): LocalizedText {
  return { it, ...(en && { en }), ...(de && { de }), ...(es && { es }) };
}
