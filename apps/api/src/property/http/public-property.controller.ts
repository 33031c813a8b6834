import { PropertyStore } from '@ospite/domain';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CachedPublicRead, Endpoint, TakesNoQuery } from '@ospite/server/rest';
import { PropertyResponse } from './property.response';
import { presentProperty } from './property.presenter';

/** The property, as anyone may read it. */
@ApiTags('property')
@Controller('api/property')
export class PublicPropertyController {
  constructor(private readonly properties: PropertyStore) {}

  @CachedPublicRead()
  @TakesNoQuery()
  @Get()
  @Endpoint({
    id: 'getProperty',
    summary: 'The property: name, contact, hours, seasons, codes',
    description: 'The whole record. Fields that are null are unset, and not shown to guests.',
    access: 'public',
    answer: { type: PropertyResponse, description: 'The record.' },
    problems: ['property.not_found'],
  })
  async get(): Promise<PropertyResponse> {
    return presentProperty(await this.properties.get());
  }
}
