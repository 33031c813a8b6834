import { ApiProperty } from '@nestjs/swagger';
import { MAX_BANNER_LENGTH, REMOVED_KINDS } from '@ospite/domain';
import { IsString, MaxLength } from 'class-validator';

export class PreviewBannerRequest {
  @ApiProperty({
    maxLength: MAX_BANNER_LENGTH,
    description: 'The banner as written.',
    example: '<a href="/camere" onclick="open()">Gita in barca</a>',
  })
  @IsString()
  @MaxLength(MAX_BANNER_LENGTH)
  html!: string;
}

class RemovedBannerPart {
  @ApiProperty({
    enum: REMOVED_KINDS,
    description: 'A whole element, or part of an element that stays.',
    example: 'attribute',
  })
  kind!: (typeof REMOVED_KINDS)[number];

  @ApiProperty({ description: 'The name of the element.', example: 'a' })
  element!: string;

  @ApiProperty({
    description: 'The element, the attribute, the beginning of the address, or the style.',
    example: 'onclick',
  })
  name!: string;

  @ApiProperty({ type: 'integer', description: 'How often it occurred.', example: 1 })
  count!: number;
}

export class BannerPreviewResponse {
  @ApiProperty({
    description: 'What would be stored.',
    example: '<a href="/camere" rel="noopener sponsored" target="_blank">Gita in barca</a>',
  })
  html!: string;

  @ApiProperty({
    type: RemovedBannerPart,
    isArray: true,
    description: 'What would be removed; at most 50.',
  })
  removed!: RemovedBannerPart[];

  @ApiProperty({
    type: String,
    isArray: true,
    description:
      'Other hosts from which it loads pictures. If there are any, it waits for consent to marketing.',
    example: [],
  })
  pictureOrigins!: string[];
}
