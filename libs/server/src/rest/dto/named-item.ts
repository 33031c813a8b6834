import { MAX_ITEM_NAME_LENGTH, MAX_SLUG_LENGTH, type NamedItem } from '@ospite/domain/shared';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { LocalizedText, presentLocalized, TextsInput } from './localized-text';
import { OrNull, Part } from './parts';

const EXAMPLE = { it: 'Yoga all’alba', en: 'Yoga at dawn', de: 'Yoga bei Sonnenaufgang', es: 'Yoga al alba' };

/** An entry that the owner added to a list of specified ones. */
export class NamedItemResponse {
  @ApiProperty({
    description:
      'None of the specified ids, nor that of another entry of the list, also of one that was removed.',
    example: 'yoga-all-alba-mk2x6q9c',
  })
  id!: string;
  @ApiProperty({ type: LocalizedText, example: EXAMPLE })
  name!: LocalizedText;
}

export class NamedItemInput {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: MAX_SLUG_LENGTH,
    description: 'As it was read, also where the name is another one; null for a new entry, which gets one.',
    example: null,
  })
  @OrNull()
  @IsString()
  id!: string | null;
  @ApiProperty({
    type: TextsInput,
    description: `At most ${MAX_ITEM_NAME_LENGTH} characters each.`,
    example: EXAMPLE,
  })
  @Part(TextsInput)
  name!: TextsInput;
}

export function presentNamedItems(items: readonly NamedItem[]): NamedItemResponse[] {
  return items.map(({ id, name }) => ({ id, name: presentLocalized(name) }));
}
