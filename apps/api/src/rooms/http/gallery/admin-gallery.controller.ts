import {
  AddRoomImage,
  ArrangeRoomImages,
  DescribeRoomImage,
  RemoveRoomImage,
  SetMainRoomImage,
} from '@ospite/domain';
import { Body, Controller, Delete, Param, Patch, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiIdempotencyKey, basedOnOf, Endpoint, idempotencyKeyOf, refuseFields } from '@ospite/server/rest';
import { requiredFile, type SentFile, TakesForm, UploadedFile } from '@ospite/server/bodies';
import {
  OrderRoomImagesRequest,
  UpdateRoomImageRequest,
  UploadRoomImageRequest,
  UploadRoomImageForm,
} from './gallery.dto';
import { IMAGE_ID_PARAM, imageIdOf, ROOM_ID_PARAM, roomIdOf } from '../room-address';
import { RoomImageResponse } from '../room.response';
import { presentRoomImage } from '../room.presenter';

/** The owner's calls for images of rooms. */
@ApiTags('rooms')
@Controller('api/rooms')
export class AdminGalleryController {
  constructor(
    private readonly addImage: AddRoomImage,
    private readonly arrangeImages: ArrangeRoomImages,
    private readonly setMainImage: SetMainRoomImage,
    private readonly describeImage: DescribeRoomImage,
    private readonly removeImage: RemoveRoomImage,
  ) {}

  @Post(':roomId/images')
  @TakesForm('image', UploadRoomImageRequest)
  @Endpoint({
    id: 'uploadRoomImage',
    summary: 'Add a picture to a room',
    description:
      'A form with one file. It is decoded and encoded again in three widths, upright and without metadata; several ' +
      'may be sent at the same time. A gallery holds 15 pictures; one more is a 422.',
    access: 'owner',
    params: ROOM_ID_PARAM,
    answer: {
      status: 201,
      type: RoomImageResponse,
      description: 'The picture. Its AVIF copies follow some seconds later.',
    },
    problems: ['room.not_found', 'room.image_limit', 'room.key_reused'],
  })
  @ApiIdempotencyKey('With another file')
  async upload(
    @Param('roomId') roomId: string,
    @Body() form: UploadRoomImageForm,
    @UploadedFile() image: SentFile | undefined,
    @Req() request: Request,
  ): Promise<RoomImageResponse> {
    const wanted = {
      ...(form.imageOrder !== undefined && { order: Number(form.imageOrder) }),
      isMain: form.isMain === 'true',
    };
    const { buffer } = requiredFile(image, 'image');
    const key = idempotencyKeyOf(request);
    return presentRoomImage(await this.addImage.add(roomIdOf(roomId), buffer, wanted, key));
  }

  @Put(':roomId/images/order')
  @Endpoint({
    id: 'orderRoomImages',
    summary: 'Put the pictures of a room in another order',
    description: 'Names each picture of the room once (422 otherwise); the numbers need not be dense.',
    access: 'owner',
    params: ROOM_ID_PARAM,
    answer: { type: [RoomImageResponse], description: 'The gallery in its new order.' },
    problems: ['room.not_found', 'room.order_mismatch', 'room.order_changed'],
  })
  async order(
    @Param('roomId') roomId: string,
    @Body() { imageOrders, readOrder }: OrderRoomImagesRequest,
  ): Promise<RoomImageResponse[]> {
    const gallery = await this.arrangeImages.arrange(roomIdOf(roomId), imageOrders, readOrder);
    return gallery.map(presentRoomImage);
  }

  @Put(':roomId/images/:imageId/main')
  @Endpoint({
    id: 'setMainRoomImage',
    summary: 'Make a picture the main one of its room',
    description: 'The previous main picture is one no longer. The request has no body.',
    access: 'owner',
    params: [ROOM_ID_PARAM, IMAGE_ID_PARAM],
    answer: { type: [RoomImageResponse], description: 'The gallery.' },
    problems: ['room.not_found', 'room.image_not_found'],
  })
  async setMain(
    @Param('roomId') roomId: string,
    @Param('imageId') imageId: string,
    @Body() body: unknown,
  ): Promise<RoomImageResponse[]> {
    refuseFields(body);
    const gallery = await this.setMainImage.setMain(roomIdOf(roomId), imageIdOf(imageId));
    return gallery.map(presentRoomImage);
  }

  @Patch('images/:imageId')
  @Endpoint({
    id: 'updateRoomImage',
    summary: 'Describe a picture',
    description: 'For people who cannot see it, in each language.',
    access: 'owner',
    params: IMAGE_ID_PARAM,
    answer: { type: RoomImageResponse, description: 'The picture as it was stored.' },
    problems: ['room.invalid', 'room.image_not_found', 'room.image_changed'],
  })
  async update(
    @Param('imageId') imageId: string,
    @Body() { alt, updatedAt }: UpdateRoomImageRequest,
  ): Promise<RoomImageResponse> {
    const basedOn = basedOnOf(updatedAt);
    return presentRoomImage(await this.describeImage.describe(imageIdOf(imageId), basedOn, alt));
  }

  @Delete('images/:imageId')
  @Endpoint({
    id: 'deleteRoomImage',
    summary: 'Delete a picture of a room',
    description: 'Its files are deleted too. If it was the main picture, the next one becomes it.',
    access: 'owner',
    params: IMAGE_ID_PARAM,
    answer: { status: 204, description: 'Deleted.' },
    problems: ['room.image_not_found'],
  })
  async remove(@Param('imageId') imageId: string): Promise<void> {
    await this.removeImage.remove(imageIdOf(imageId));
  }
}
