import {
  CONTENT_PAGES,
  MAX_HOST_NAME_LENGTH,
  MAX_HOSTS,
  MAX_STARTER_ROOMS,
  STARTER_BREAKFASTS,
  STARTER_OFFERS,
  STARTER_PLACES,
  STARTER_VIEWS,
  type ContentPage,
  type OwnPicture,
  type StarterBreakfast,
  type StarterOffer,
  type StarterPlace,
  type StarterView,
} from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { ListOf, OrNull, Part } from '@ospite/server/rest';

const OWN_PICTURE = '^own:[1-9][0-9]{0,8}$';

export class StarterHostInput {
  @ApiProperty({ minLength: 1, maxLength: MAX_HOST_NAME_LENGTH, example: 'Anna' })
  @IsString()
  name!: string;
}

export class StarterPictureInput {
  @ApiProperty({
    type: String,
    pattern: OWN_PICTURE,
    description: 'One that was uploaded.',
    example: 'own:1',
  })
  @Matches(new RegExp(OWN_PICTURE))
  source!: OwnPicture;
  @ApiProperty({ enum: STARTER_VIEWS, description: 'What it shows.', example: 'house' })
  @IsIn(STARTER_VIEWS)
  shows!: StarterView;
}

export class PrepareStarterTextsRequest {
  @ApiProperty({ enum: STARTER_PLACES, example: 'country' })
  @IsIn(STARTER_PLACES)
  place!: StarterPlace;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_STARTER_ROOMS, example: 4 })
  @IsInt()
  @Min(1)
  @Max(MAX_STARTER_ROOMS)
  rooms!: number;
  @ApiProperty({ enum: STARTER_BREAKFASTS, example: 'included' })
  @IsIn(STARTER_BREAKFASTS)
  breakfast!: StarterBreakfast;
  @ApiProperty({ enum: STARTER_OFFERS, isArray: true, example: ['parking', 'garden'] })
  @IsArray()
  @ArrayUnique()
  @IsIn(STARTER_OFFERS, { each: true })
  offers!: StarterOffer[];
  @ApiProperty({
    type: [StarterHostInput],
    maxItems: MAX_HOSTS,
    description: 'Who receives the guests; added to a property that names nobody.',
  })
  @ListOf(StarterHostInput)
  @ArrayMaxSize(MAX_HOSTS)
  hosts!: StarterHostInput[];
  @ApiProperty({ type: StarterPictureInput, nullable: true, description: 'For the first screen.' })
  @OrNull()
  @Part(StarterPictureInput)
  picture!: StarterPictureInput | null;
}

const PAGES = { enum: CONTENT_PAGES, enumName: 'ContentPageName', isArray: true } as const;

export class StarterTextsResponse {
  @ApiProperty({ ...PAGES, description: 'Pages that were empty, and have texts now.', example: ['home'] })
  filled!: ContentPage[];
  @ApiProperty({ ...PAGES, description: 'Pages that stay as they are.', example: ['about'] })
  kept!: ContentPage[];
}
