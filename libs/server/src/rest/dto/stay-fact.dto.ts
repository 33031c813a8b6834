import { MAX_SLUG_LENGTH, PROPERTY_FACTS, ROOM_FACTS, type StayFact } from '@ospite/domain/shared';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsString } from 'class-validator';
import { OrNull } from './parts';

const KINDS = [...Object.values(PROPERTY_FACTS), ...Object.values(ROOM_FACTS)];
/** As many as there are. */
export const MAX_STAY_FACTS = KINDS.length;
const MAX_CHOICES = Math.max(...KINDS.map(({ choices }) => choices.length));

/** A fact that guests ask for before they write. Which there are, and their answers, is the domain’s to say. */
@ApiSchema({ name: 'StayFact' })
export class StayFactDto {
  @ApiProperty({ maxLength: MAX_SLUG_LENGTH, example: 'parking' })
  @IsString()
  id!: string;
  @ApiProperty({
    type: 'array',
    items: { type: 'string', maxLength: MAX_SLUG_LENGTH },
    maxItems: MAX_CHOICES,
    description: 'Ids of the answers; empty where the number is the answer.',
    example: ['paid'],
  })
  @IsArray()
  @ArrayMaxSize(MAX_CHOICES)
  @IsString({ each: true })
  choices!: string[];
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Cents, centimetres, nights or per cent, as the fact has it.',
    example: 500,
  })
  @OrNull()
  @IsInt()
  number!: number | null;
}

export function presentStayFacts(facts: readonly StayFact[]): StayFactDto[] {
  return facts.map(({ id, choices, number }) => ({ id, choices: [...choices], number }));
}
