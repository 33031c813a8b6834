import { CONTENT_RIGHT, AddContentPicture, ContentPictureStore, RemoveContentPicture } from '@ospite/domain';
import { Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { requiredFile, type SentFile, TakesForm, UploadedFile } from '@ospite/server/bodies';
import { rowIdOf } from '@ospite/server/persistence';
import { ApiIdempotencyKey, Endpoint, idempotencyKeyOf, TakesNoQuery, NeedsRight } from '@ospite/server/rest';
import { presentOwnPicture } from './content.presenter';
import { OwnPictureResponse, UploadContentPictureRequest } from './own-picture.response';

/** The owner's own pictures for the pages of the site. */
@ApiTags('content')
@Controller('api/content/pictures')
export class ContentPicturesController {
  constructor(
    private readonly own: ContentPictureStore,
    private readonly addPicture: AddContentPicture,
    private readonly removePicture: RemoveContentPicture,
  ) {}

  @TakesNoQuery()
  @Get()
  @Endpoint({
    id: 'listContentPictures',
    summary: 'The pictures that were uploaded for the pages of the site',
    description: 'The newest first, at most 200.',
    access: 'owner',
    answer: { type: [OwnPictureResponse], description: 'The pictures.' },
  })
  async list(): Promise<OwnPictureResponse[]> {
    return (await this.own.list()).map(presentOwnPicture);
  }

  @Post()
  @NeedsRight(CONTENT_RIGHT)
  @TakesForm('image', UploadContentPictureRequest)
  @Endpoint({
    id: 'uploadContentPicture',
    summary: 'Add a picture for the pages of the site',
    description: 'A form with one file. Guests see it where a published section names its `source`.',
    access: 'owner',
    answer: {
      status: 201,
      type: OwnPictureResponse,
      description: 'The picture. Its AVIF copies follow some seconds later.',
    },
    problems: ['content.picture_limit', 'content.key_reused'],
  })
  @ApiIdempotencyKey('With another file')
  async upload(
    @UploadedFile() image: SentFile | undefined,
    @Req() request: Request,
  ): Promise<OwnPictureResponse> {
    const { buffer } = requiredFile(image, 'image');
    return presentOwnPicture(await this.addPicture.add(buffer, idempotencyKeyOf(request)));
  }

  @Delete(':pictureId')
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'deleteContentPicture',
    summary: 'Delete a picture that neither the draft nor a page shows',
    description: 'Its files are deleted too. Older versions of a section that showed it show none.',
    access: 'owner',
    params: { name: 'pictureId', type: 'integer', example: 1 },
    answer: { status: 204, description: 'Deleted.' },
    problems: ['content.picture_not_found', 'content.picture_in_use'],
  })
  async remove(@Param('pictureId') id: string): Promise<void> {
    await this.removePicture.remove(rowIdOf(id, 'content.picture_not_found'));
  }
}
