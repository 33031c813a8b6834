import { ChangeHostPicture, ChangePropertyDetails } from '@ospite/domain';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { requiredFile, type SentFile, TakesForm, UploadedFile } from '@ospite/server/bodies';
import { basedOnOf, Endpoint } from '@ospite/server/rest';
import { PropertyResponse } from './property.response';
import { UploadHostPictureForm, UploadHostPictureRequest } from './host-picture.dto';
import { propertyDraftFrom } from './property-draft';
import { UpdatePropertyRequest } from './property.dto';
import { presentProperty } from './property.presenter';

/** The owner describes the property here. */
@ApiTags('property')
@Controller('api/property')
export class AdminPropertyController {
  constructor(
    private readonly changeDetails: ChangePropertyDetails,
    private readonly changePicture: ChangeHostPicture,
  ) {}

  @Put()
  @Endpoint({
    id: 'updateProperty',
    summary: 'Save the whole record of the property',
    description:
      'Also creates the record if there is none yet. Guests see the change at once, on every page.',
    access: 'owner',
    answer: { type: PropertyResponse, description: 'The record as it was stored.' },
    problems: ['property.invalid', 'property.changed'],
  })
  async save(@Body() body: UpdatePropertyRequest): Promise<PropertyResponse> {
    const property = await this.changeDetails.change(propertyDraftFrom(body), basedOnOf(body.updatedAt));
    return presentProperty(property);
  }

  @Put('hosts/:index/picture')
  @TakesForm('image', UploadHostPictureRequest)
  @Endpoint({
    id: 'uploadHostPicture',
    summary: 'Save the picture of somebody who receives the guests',
    description:
      'A form with one file, which replaces the previous picture. It is decoded and encoded again, upright and ' +
      'without metadata. To remove a picture, save the record without it.',
    access: 'owner',
    params: { name: 'index', type: 'integer', description: 'Position in `hosts`, from zero.', example: 0 },
    answer: { type: PropertyResponse, description: 'The record with the picture.' },
    problems: ['property.not_found', 'property.host_not_found', 'property.changed'],
  })
  async uploadPicture(
    @Param('index') index: string,
    @Body() { updatedAt }: UploadHostPictureForm,
    @UploadedFile() image: SentFile | undefined,
  ): Promise<PropertyResponse> {
    const { buffer } = requiredFile(image, 'image');
    const place = /^\d$/.test(index) ? Number(index) : -1;
    return presentProperty(await this.changePicture.change(place, buffer, basedOnOf(updatedAt)));
  }
}
