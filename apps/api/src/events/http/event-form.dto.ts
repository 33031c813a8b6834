import {
  MAX_EVENT_DATE_LENGTH,
  MAX_EVENT_DESCRIPTION_LENGTH,
  MAX_EVENT_LOCATION_LENGTH,
  MAX_EVENT_SORT_ORDER,
  MAX_EVENT_TITLE_LENGTH,
  MAX_URL_LENGTH,
  EVENT_DRAFT_FIELDS,
  pick,
  type EventDraft,
} from '@ospite/domain';
import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import {
  AlsoDocumented,
  BasedOn,
  FlatTextsOf,
  IgnoresReadOnly,
  sentFields,
  textLimits,
} from '@ospite/server/rest';
import { EmptyAsUndefined } from '@ospite/server/bodies';
import { EVENT_TEXTS } from './event.response';

const SWITCH = ['true', 'false'] as const;
type Switch = (typeof SWITCH)[number];
const CLEARS = 'An empty text removes it.';
const A_FILE = { type: String, format: 'binary' };

/** A new event as its form sends it: every field is a text. An empty text is the same as none. */
@AlsoDocumented({
  ...textLimits('title', MAX_EVENT_TITLE_LENGTH),
  ...textLimits('description', MAX_EVENT_DESCRIPTION_LENGTH),
})
export class CreateEventForm extends FlatTextsOf(EVENT_TEXTS, {
  italian: { description: 'In Italian.' },
  translation: { description: CLEARS, required: false },
}) {
  @ApiPropertyOptional({
    maxLength: MAX_EVENT_DATE_LENGTH,
    description:
      'First day, `YYYY-MM-DD`; an ISO timestamp is cut to its day in Europe/Rome. An empty text removes it.',
    example: '2027-08-01',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_EVENT_DATE_LENGTH)
  startDate?: string;
  @ApiPropertyOptional({
    maxLength: MAX_EVENT_DATE_LENGTH,
    description: 'Last day, not before the first; omitted or empty when it is the same.',
    example: '2027-08-02',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_EVENT_DATE_LENGTH)
  endDate?: string;
  @ApiPropertyOptional({
    maxLength: MAX_EVENT_LOCATION_LENGTH,
    description: CLEARS,
    example: 'Porto di San Teodoro',
  })
  @IsOptional()
  @IsString()
  location?: string;
  @ApiPropertyOptional({
    maxLength: MAX_URL_LENGTH,
    description: 'An address with http or https. An empty text removes it.',
    example: 'https://sagra.example/programma',
  })
  @IsOptional()
  @IsString()
  link?: string;

  @ApiPropertyOptional({
    enum: SWITCH,
    default: 'true',
    description: 'Guests see only active events. An empty text is the same as none.',
    example: 'true',
  })
  @EmptyAsUndefined()
  @IsOptional()
  @IsIn(SWITCH)
  isActive?: Switch;
  @ApiPropertyOptional({
    pattern: '^-?[0-9]{1,7}$',
    default: '0',
    description: `A whole number from -${MAX_EVENT_SORT_ORDER} to ${MAX_EVENT_SORT_ORDER}; lists begin with the lowest.`,
    example: '0',
  })
  @EmptyAsUndefined()
  @IsOptional()
  @IsString()
  @Matches(/^-?\d{1,7}$/)
  sortOrder?: string;
}

/** The same with its file, for the document; the file itself is read apart from the fields. */
export class CreateEventRequest extends CreateEventForm {
  @ApiPropertyOptional({
    ...A_FILE,
    description:
      'JPEG, PNG, WebP or AVIF, at most 15 MiB and 50 megapixels, no side more than ten times the other.',
  })
  image?: unknown;
}

const IGNORED = { type: String, description: 'As it was read.' };

/**
 * A change of an event: what is left out stays, an empty text takes away what may be missing. The address of the
 * picture as a text, in place of a file, is ignored like the picture's other data.
 */
@IgnoresReadOnly({ id: IGNORED, image: IGNORED, picture: IGNORED, createdAt: IGNORED })
export class UpdateEventForm extends PartialType(CreateEventForm) {
  @ApiPropertyOptional({
    enum: SWITCH,
    default: 'false',
    description: '`true` removes the picture.',
    example: 'false',
  })
  @EmptyAsUndefined()
  @IsOptional()
  @IsIn(SWITCH)
  removeImage?: Switch;

  @BasedOn()
  @EmptyAsUndefined()
  updatedAt?: string;
}

export class UpdateEventRequest extends UpdateEventForm {
  @ApiPropertyOptional({ ...A_FILE, readOnly: false, description: 'Replaces the picture.' })
  image?: unknown;
}

/** The fields of the domain's form; those that were not sent are left out. */
export function eventDraftFrom(form: CreateEventForm | UpdateEventForm): Partial<EventDraft> {
  const { isActive, sortOrder } = form;
  return sentFields({
    ...pick(form, EVENT_DRAFT_FIELDS),
    isActive: isActive === undefined ? undefined : isActive === 'true',
    sortOrder: sortOrder === undefined ? undefined : Number(sortOrder),
  });
}
