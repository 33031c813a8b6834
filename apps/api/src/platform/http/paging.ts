import { ApiPropertyOptional } from '@nestjs/swagger';
import type { Slice } from '@ospite/domain';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Request, Response } from 'express';

/** Source: decisions §5: without `page` a list is whole up to this many rows; a page holds at most 200. */
export const MAX_WHOLE_LIST = 1_000;
export const MAX_PAGE_SIZE = 200;
const DEFAULT_PAGE_SIZE = 50;
const LAST_PAGE = 1_000_000;

/** The cut of a list that a client asks for. */
export class PagingQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    description: 'Page, from 1; without it the list is whole.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LAST_PAGE)
  page?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE })
  @IsOptional()
  @Type(() => Number)
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

/** Headers of a paged answer, as they are documented (for `@ApiOkResponse({ headers })`). */
export const PAGING_HEADERS = {
  'X-Total-Count': { description: 'All rows that match.', schema: { type: 'integer' as const } },
  Link: { description: 'first, prev, next and last page (RFC 8288).', schema: { type: 'string' as const } },
};

/** Says in `X-Total-Count` and `Link` how much there is and where the other pages are. */
export function describePages(request: Request, response: Response, query: PagingQuery, total: number): void {
  response.setHeader('X-Total-Count', total);
  if (query.page === undefined) return;
  const size = query.pageSize ?? DEFAULT_PAGE_SIZE;
  const last = Math.max(1, Math.ceil(total / size));
  const link = (page: number, rel: string) => {
    const url = new URL(request.originalUrl, 'http://own');
    url.searchParams.set('page', String(page));
    return `<${url.pathname}${url.search}>; rel="${rel}"`;
  };
  const links = [link(1, 'first'), link(last, 'last')];
  if (query.page > 1) links.push(link(Math.min(query.page - 1, last), 'prev'));
  if (query.page < last) links.push(link(query.page + 1, 'next'));
  response.setHeader('Link', links.join(', '));
}

/** The cut of a list that is read as a whole because it is short by nature, with the headers that describe it. */
export function pageOf<Item>(
  request: Request,
  response: Response,
  query: PagingQuery,
  whole: readonly Item[],
): Item[] {
  describePages(request, response, query, whole.length);
  const { offset, limit } = sliceOf(query);
  return whole.slice(offset, offset + limit);
}
