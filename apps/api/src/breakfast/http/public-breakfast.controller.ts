import { BreakfastImageStore } from '@ospite/domain';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CachedPublicRead, Endpoint, pageOf, PAGING_HEADERS, PagingQuery } from '@ospite/server/rest';
import { BreakfastImageResponse } from './breakfast-image.response';
import { presentBreakfastImage } from './breakfast-image.presenter';

/** The images of the breakfast that guests can see. */
@ApiTags('breakfast')
@Controller('api/breakfast-images')
export class PublicBreakfastController {
  constructor(private readonly images: BreakfastImageStore) {}

  @CachedPublicRead()
  @Get()
  @Endpoint({
    id: 'listBreakfastImages',
    summary: 'Uploaded pictures of the breakfast, in order',
    description:
      'They follow the site’s own ones. Without `page`: the first 1,000 rows; `X-Total-Count` says whether there are ' +
      'more.',
    access: 'public',
    answer: { type: [BreakfastImageResponse], headers: PAGING_HEADERS, description: 'The pictures.' },
  })
  async list(
    @Query() query: PagingQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BreakfastImageResponse[]> {
    const images = await this.images.list('published');
    return pageOf(response, query, images).map(presentBreakfastImage);
  }
}
