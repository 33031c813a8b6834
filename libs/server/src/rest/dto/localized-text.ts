import type { Localized } from '@ospite/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';

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

/** A text of the property's own data as a request carries it; a blank translation is none. */
export class TextsInput {
  @ApiProperty({ minLength: 1, example: 'Una baia, i pini, il tempo che serve.' })
  @IsString()
  it!: string;
  @ApiPropertyOptional({ example: 'A bay, the pines, all the time you need.' })
  @IsOptional()
  @IsString()
  en?: string;
  @ApiPropertyOptional({ example: 'Eine Bucht, die Pinien, alle Zeit der Welt.' })
  @IsOptional()
  @IsString()
  de?: string;
  @ApiPropertyOptional({ example: 'Una bahía, los pinos y todo el tiempo del mundo.' })
  @IsOptional()
  @IsString()
  es?: string;
}
