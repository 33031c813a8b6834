import {
  CONTENT_PAGES,
  LANGUAGES,
  MAX_SLUG_LENGTH,
  MENU_NEIGHBOURS,
  MENU_PLACES,
  type ContentPage,
  type Language,
} from '@ospite/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { classOf } from '@ospite/server/rest';
import { ShownTextResponse } from './content-parts.response';
import { SHOWN_SECTION, type ShownSectionResponse } from './section.response';

const A_PAGE = { enum: CONTENT_PAGES, enumName: 'ContentPageName', example: 'about' };

const AN_INSTANT = { type: String, format: 'date-time', example: '2026-11-21T09:15:00.000Z' };

/** What stands behind the language in a page's address, in each of them. */
export class AddressesResponse extends classOf<Record<Language, string>>(
  LANGUAGES.map((language) => [
    language,
    [ApiProperty({ type: String, maxLength: MAX_SLUG_LENGTH, example: 'gite-in-barca' })],
  ]),
) {}

const ADDRESSES = {
  type: AddressesResponse,
  description: 'Where it stands, where that is the owner’s to say: `/gite`, `/en/trips`.',
};

/** A page that guests can open. */
export class ContentPageResponse {
  @ApiProperty(A_PAGE)
  page!: ContentPage;
  @ApiPropertyOptional({
    type: 'integer',
    description: 'The id of the lead of a page of the owner’s: links name it so, as `page:own:17`.',
    example: 17,
  })
  lead?: number;
  @ApiPropertyOptional({
    type: ShownTextResponse,
    description: 'What menus call it, where that is the owner’s to say.',
  })
  title?: ShownTextResponse;
  @ApiPropertyOptional(ADDRESSES)
  addresses?: AddressesResponse;
  @ApiPropertyOptional({
    enum: MENU_PLACES,
    description: 'Where a page of the owner’s is linked; nowhere without.',
    example: 'menu',
  })
  place?: (typeof MENU_PLACES)[number];
  @ApiPropertyOptional({
    enum: MENU_NEIGHBOURS,
    description: 'Which of the links there it follows.',
    example: 'services',
  })
  after?: (typeof MENU_NEIGHBOURS)[number];
}

export class ContentResponse {
  @ApiProperty(A_PAGE)
  page!: ContentPage;
  @ApiProperty({ type: 'array', items: SHOWN_SECTION, description: 'In the owner’s order.' })
  sections!: ShownSectionResponse[];
  @ApiPropertyOptional({
    type: [String],
    description: 'The kinds of the sections that its owner hides, where there are any.',
    example: ['home.video'],
  })
  hidden?: string[];
  @ApiPropertyOptional({
    ...AN_INSTANT,
    description: 'When guests last saw something else of it; of legal pages alone, which say so.',
  })
  changedAt?: string;
}

export class ContentGapsResponse {
  @ApiProperty({
    type: 'integer',
    description:
      'Required fields that are empty, and texts without their Italian: they keep it from being published.',
    example: 0,
  })
  required!: number;
  @ApiProperty({ type: 'integer', description: 'Translations that are missing.', example: 2 })
  translations!: number;
  @ApiProperty({
    enum: LANGUAGES,
    isArray: true,
    description: 'The languages of those.',
    example: ['en', 'es'],
  })
  languages!: Language[];
  @ApiProperty({
    type: 'integer',
    description: 'Translations that are older than their Italian, or proposals.',
    example: 0,
  })
  marked!: number;
  @ApiProperty({
    type: 'integer',
    description: 'Links to pages that guests will not find: their words are shown without the link.',
    example: 0,
  })
  deadLinks!: number;
}

/** A page among all, as the owner sees it. */
export class ContentDraftResponse {
  @ApiProperty(A_PAGE)
  page!: ContentPage;
  @ApiProperty({ description: 'Whether guests see any section of it.', example: true })
  isShown!: boolean;
  @ApiProperty({ description: 'Whether the draft is not what guests see.', example: false })
  isChanged!: boolean;
  @ApiProperty({
    type: 'integer',
    isArray: true,
    example: [1],
    description:
      'Sections that are new, changed or removed in the draft; none where only their order is another.',
  })
  changedSections!: number[];
  @ApiProperty({ type: 'integer', description: 'How many sections its draft has.', example: 4 })
  sections!: number;
  @ApiProperty({ description: 'What the sections of its draft lack that guests are to see.' })
  gaps!: ContentGapsResponse;
  @ApiProperty({
    description:
      'Whether guests read a legal text as it came with the product: nobody has published another, and a lawyer should see it.',
    example: false,
  })
  awaitsLawyer!: boolean;
  @ApiProperty({
    description:
      'The same of any other page: an upgrade gave the house these texts, and its owner should read them.',
    example: false,
  })
  awaitsOwner!: boolean;
  @ApiPropertyOptional({
    description: 'What its owner calls it in Italian, where it is a page of the owner’s.',
    example: 'Gite in barca',
  })
  title?: string;
  @ApiPropertyOptional({ ...ADDRESSES, description: 'Where it is to stand.' })
  addresses?: AddressesResponse;
  @ApiPropertyOptional({ ...ADDRESSES, description: 'Where guests find it.' })
  shownAddresses?: AddressesResponse;
}

export class TranslatorResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The host that texts go to; null where no service is set.',
    example: 'api-free.deepl.com',
  })
  host!: string | null;
}

export class ItalianTextResponse {
  @ApiProperty({ description: 'Plain text.', example: 'C’è un parcheggio?' })
  text!: string;
}

/** What guests have seen since then, until the next one. */
export class PublicationResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
  @ApiProperty(AN_INSTANT)
  publishedAt!: string;
  @ApiProperty({ description: 'Who, as histories name people and programs.', example: 'marta' })
  publishedBy!: string;
  @ApiProperty({ ...A_PAGE, isArray: true, example: ['about'], description: 'The pages that it changed.' })
  pages!: ContentPage[];
}

/** A section as it was published. */
export class SectionRevisionResponse {
  @ApiProperty({ type: 'integer', description: 'The publication.', example: 1 })
  publication!: number;
  @ApiProperty(AN_INSTANT)
  publishedAt!: string;
  @ApiProperty({ example: 'marta' })
  publishedBy!: string;
  @ApiProperty({
    description: 'Of the section, which may be removed from the draft.',
    example: 'about.story',
  })
  kind!: string;
  @ApiProperty({ example: false })
  hidden!: boolean;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'As in its draft.',
    example: { title: { it: 'Chi siamo' } },
  })
  values!: object;
}
