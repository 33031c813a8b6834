import {
  AddBreakfastImage,
  ArrangeBreakfastImages,
  BreakfastImageStore,
  ChangeBreakfastImage,
  RemoveBreakfastImage,
} from '@ospite/domain';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  ApiIdempotencyKey,
  basedOnOf,
  Endpoint,
  idempotencyKeyOf,
  pageOf,
  PAGING_HEADERS,
  PagingQuery,
} from '@ospite/server/rest';
import { requiredFile, type SentFile, TakesForm, UploadedFile } from '@ospite/server/bodies';
import { rowIdOf } from '@ospite/server/persistence';
import { OwnBreakfastImageResponse } from './breakfast-image.response';
import {
  OrderBreakfastImagesRequest,
  UpdateBreakfastImageRequest,
  UploadBreakfastImageRequest,
  UploadBreakfastImageForm,
} from './breakfast-image.dto';
import { presentOwnBreakfastImage } from './breakfast-image.presenter';

const ID = { name: 'imageId', type: 'integer', example: 1 } as const;

/** The owner's calls for images of the breakfast. */
@ApiTags('breakfast')
@Controller('api/breakfast-images')
export class AdminBreakfastController {
  constructor(
    private readonly images: BreakfastImageStore,
    private readonly addImage: AddBreakfastImage,
    private readonly changeImage: ChangeBreakfastImage,
    private readonly arrangeImages: ArrangeBreakfastImages,
    private readonly removeImage: RemoveBreakfastImage,
  ) {}

  @Get('all')
  @Endpoint({
    id: 'listAllBreakfastImages',
    summary: 'All uploaded pictures of the breakfast, also hidden ones',
    description:
      'In order. Without `page`: the first 1,000 rows; `X-Total-Count` says whether there are more.',
    access: 'owner',
    answer: { type: [OwnBreakfastImageResponse], headers: PAGING_HEADERS, description: 'The pictures.' },
  })
  async list(
    @Query() query: PagingQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnBreakfastImageResponse[]> {
    const images = await this.images.list('everything');
    return pageOf(response, query, images).map(presentOwnBreakfastImage);
  }

  @Post()
  @TakesForm('image', UploadBreakfastImageRequest)
  @Endpoint({
    id: 'uploadBreakfastImage',
    summary: 'Add a picture of the breakfast',
    description: 'A form with one file; the picture comes last and is shown at once. More than 60 are a 422.',
    access: 'owner',
    answer: {
      status: 201,
      type: OwnBreakfastImageResponse,
      description: 'The picture. Its AVIF copies follow some seconds later.',
    },
    problems: ['breakfast.invalid', 'breakfast.image_limit', 'breakfast.key_reused'],
  })
  @ApiIdempotencyKey('With another file')
  async upload(
    @Body() { description }: UploadBreakfastImageForm,
    @UploadedFile() image: SentFile | undefined,
    @Req() request: Request,
  ): Promise<OwnBreakfastImageResponse> {
    const { buffer: content, originalname: originalName } = requiredFile(image, 'image');
    const idempotencyKey = idempotencyKeyOf(request);
    const upload = { content, originalName, description: description ?? null, idempotencyKey };
    return presentOwnBreakfastImage(await this.addImage.add(upload));
  }

  @Put('order')
  @Endpoint({
    id: 'orderBreakfastImages',
    summary: 'Put the pictures of the breakfast in another order',
    description: 'Names each picture once, hidden ones too (422 otherwise); the numbers need not be dense.',
    access: 'owner',
    answer: { type: [OwnBreakfastImageResponse], description: 'All pictures in their new order.' },
    problems: ['breakfast.order_mismatch', 'breakfast.order_changed'],
  })
  async order(
    @Body() { imageOrders, readOrder }: OrderBreakfastImagesRequest,
  ): Promise<OwnBreakfastImageResponse[]> {
    return (await this.arrangeImages.arrange(imageOrders, readOrder)).map(presentOwnBreakfastImage);
  }

  @Patch(':imageId')
  @Endpoint({
    id: 'updateBreakfastImage',
    summary: 'Describe, show or hide a picture of the breakfast',
    description: 'Omitted fields stay.',
    access: 'owner',
    params: ID,
    answer: { type: OwnBreakfastImageResponse, description: 'The picture as it was stored.' },
    problems: ['breakfast.invalid', 'breakfast.not_found', 'breakfast.changed'],
  })
  async update(
    @Param('imageId') id: string,
    @Body() { description, isActive, updatedAt }: UpdateBreakfastImageRequest,
  ): Promise<OwnBreakfastImageResponse> {
    const changes = {
      ...(description !== undefined && { description }),
      ...(isActive !== undefined && { isActive }),
    };
    const imageId = rowIdOf(id, 'breakfast.not_found');
    return presentOwnBreakfastImage(await this.changeImage.change(imageId, basedOnOf(updatedAt), changes));
  }

  @Delete(':imageId')
  @Endpoint({
    id: 'deleteBreakfastImage',
    summary: 'Delete a picture of the breakfast',
    description: 'Its files are deleted too.',
    access: 'owner',
    params: ID,
    answer: { status: 204, description: 'Deleted.' },
    problems: ['breakfast.not_found'],
  })
  async remove(@Param('imageId') id: string): Promise<void> {
    await this.removeImage.remove(rowIdOf(id, 'breakfast.not_found'));
  }
}
