import { ApiPropertyOptional } from '@nestjs/swagger';
import type { Slice } from '@ospite/domain/shared';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Response } from 'express';

/** Source: specification §13: without `page` a list is whole up to this many rows; a page holds at most 200. */
const MAX_WHOLE_LIST = 1_000;
const MAX_PAGE_SIZE = 200;
const DEFAULT_PAGE_SIZE = 50;
const LAST_PAGE = 1_000_000;

/** `0x5`, `5e0`, `05` and ` 5` are five to JavaScript, too: a response would be cached for each spelling. */
const WHOLE_NUMBER = /^(?:0|-?[1-9]\d*)$/;

/** Text of a query as a number; whatever is not spelled as one stays as it is, and validation refuses it. */
function wholeNumber({ value }: TransformFnParams): unknown {
  return typeof value === 'string' && WHOLE_NUMBER.test(value) ? Number(value) : value;
}

/** The page of a list that a client asks for. */
export class PagingQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    description:
      'Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where.',
  })
  @IsOptional()
  @Transform(wholeNumber)
  @IsInt()
  @Min(1)
  @Max(LAST_PAGE)
  page?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE_SIZE,
    description: `Rows on a page, at most ${MAX_PAGE_SIZE}, ${DEFAULT_PAGE_SIZE} unless said; no effect without \`page\`.`,
  })
  @IsOptional()
  @Transform(wholeNumber)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  pageSize?: number;
}

/** The rows that a query asks for. */
export function sliceOf({ page, pageSize = DEFAULT_PAGE_SIZE }: PagingQuery): Slice {
  if (page === undefined) return { offset: 0, limit: MAX_WHOLE_LIST };
  return { offset: (page - 1) * pageSize, limit: pageSize };
}

/** Headers of a paged response, as they are documented (for `@ApiOkResponse({ headers })`). */
export const PAGING_HEADERS = {
  'X-Total-Count': { description: 'All rows that match.', schema: { type: 'integer' as const } },
  Link: {
    description:
      'The `first`, `prev`, `next` and `last` page (RFC 8288). Without `page` it is there only when there are more ' +
      `than ${MAX_WHOLE_LIST.toLocaleString('en')} rows; \`next\` leads to the row after the last one sent.`,
    schema: { type: 'string' as const },
  },
};

/** The page after a list that was sent without `page`. */
const PAGE_AFTER_WHOLE_LIST = MAX_WHOLE_LIST / MAX_PAGE_SIZE + 1;

/** Sets `X-Total-Count` and `Link`: how many rows there are, and where the other pages are. */
export function describePages(response: Response, query: PagingQuery, total: number): void {
  response.setHeader('X-Total-Count', total);
  const isPage = query.page !== undefined;
  if (!isPage && total <= MAX_WHOLE_LIST) return;
  const size = isPage ? (query.pageSize ?? DEFAULT_PAGE_SIZE) : MAX_PAGE_SIZE;
  const last = Math.max(1, Math.ceil(total / size));
  const linkTo = (page: number) => {
    const url = new URL(response.req.originalUrl, 'http://own');
    url.searchParams.set('page', String(page));
    if (!isPage) url.searchParams.set('pageSize', String(size));
    return url.pathname + url.search;
  };
  const page = query.page ?? PAGE_AFTER_WHOLE_LIST - 1;
  response.links({
    first: linkTo(1),
    last: linkTo(last),
    ...(isPage && page > 1 && { prev: linkTo(Math.min(page - 1, last)) }),
    ...(page < last && { next: linkTo(page + 1) }),
  });
}

/** The page of a list that is short by nature and therefore read as a whole, with the headers that describe it. */
export function pageOf<Item>(response: Response, query: PagingQuery, whole: readonly Item[]): Item[] {
  describePages(response, query, whole.length);
  const { offset, limit } = sliceOf(query);
  return whole.slice(offset, offset + limit);
}
