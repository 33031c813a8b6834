import {
  MAX_QUOTE_SEARCH_LENGTH,
  MAX_ROOM_SLUG_LENGTH,
  parseCalendarDate,
  QUOTE_ORDERS,
  QUOTE_STATUSES,
  type CalendarDate,
  type QuoteFilter,
  type QuoteOrder,
  type QuoteStatus,
} from '@ospite/domain';
import { ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PagingQuery } from '@ospite/server/rest';
import { RequestProblem } from '@ospite/server/problems';

export class QuoteFilterQuery {
  @ApiPropertyOptional({ enum: QUOTE_STATUSES, enumName: 'QuoteStatus' })
  @IsOptional()
  @IsIn(QUOTE_STATUSES)
  status?: QuoteStatus;

  @ApiPropertyOptional({
    format: 'date',
    description: 'Arrival on or after this day, such as `2027-06-01`.',
  })
  @IsOptional()
  @IsString()
  from?: string;

  @ApiPropertyOptional({
    format: 'date',
    description: 'Arrival on or before this day, such as `2027-06-30`.',
  })
  @IsOptional()
  @IsString()
  to?: string;

  @ApiPropertyOptional({
    maxLength: MAX_QUOTE_SEARCH_LENGTH,
    description: 'Words of the guest’s name, e-mail or phone, such as `müller`.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_QUOTE_SEARCH_LENGTH)
  q?: string;

  @ApiPropertyOptional({
    maxLength: MAX_ROOM_SLUG_LENGTH,
    description: 'The slug of the room that was asked for, such as `bungalow-ginepro`.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_ROOM_SLUG_LENGTH)
  room?: string;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'Only those that look automated (`true`), or only the others (`false`).',
  })
  @IsOptional()
  @IsIn(['true', 'false'])
  suspected?: 'true' | 'false';

  @ApiPropertyOptional({
    type: Boolean,
    description:
      'Only those whose last reply has not reached the guest (`true`), or only the others (`false`).',
  })
  @IsOptional()
  @IsIn(['true', 'false'])
  replyUnsent?: 'true' | 'false';
}

export class QuoteCountsQuery extends PickType(QuoteFilterQuery, ['from', 'to', 'q', 'room']) {}

export class QuotesQuery extends IntersectionType(PagingQuery, QuoteFilterQuery) {
  @ApiPropertyOptional({
    enum: QUOTE_ORDERS,
    description: 'Which come first: the newest (default), or those that have waited longest.',
  })
  @IsOptional()
  @IsIn(QUOTE_ORDERS)
  order?: QuoteOrder;
}

/** @throws RequestProblem when a day does not exist */
export function filterOf(query: QuoteFilterQuery): QuoteFilter {
  const { status, from, to, q, room, suspected, replyUnsent } = query;
  return {
    ...(status && { status }),
    ...(from && { from: dayIn('from', from) }),
    ...(to && { to: dayIn('to', to) }),
    ...(q && { q }),
    ...(room && { room }),
    ...(suspected && { suspected: suspected === 'true' }),
    ...(replyUnsent && { replyUnsent: replyUnsent === 'true' }),
  };
}

function dayIn(field: string, text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (!date) throw new RequestProblem('request.invalid', [{ field, code: 'invalid_date' }]);
  return date;
}
