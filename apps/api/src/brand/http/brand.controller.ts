import { BrandStore, ChangePalette, type Brand } from '@ospite/domain';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { basedOnOf, CachedPublicRead, Endpoint, TakesNoQuery } from '@ospite/server/rest';
import { BrandResponse, UpdateBrandRequest } from './brand.dto';

/** How the site looks. */
@ApiTags('brand')
@Controller('api/brand')
export class BrandController {
  constructor(
    private readonly brands: BrandStore,
    private readonly changePalette: ChangePalette,
  ) {}

  @CachedPublicRead()
  @TakesNoQuery()
  @Get()
  @Endpoint({
    id: 'getBrand',
    summary: 'How the site looks',
    description: 'Its colours, as every page shows them.',
    access: 'public',
    answer: { type: BrandResponse, description: 'What the owner chose.' },
  })
  async get(): Promise<BrandResponse> {
    return present(await this.brands.get());
  }

  @Put()
  @Endpoint({
    id: 'updateBrand',
    summary: 'Choose the colours of the site',
    description: 'Guests see them at once, on every page and in the e-mails that leave from now on.',
    access: 'owner',
    answer: { type: BrandResponse, description: 'How the site looks now.' },
    problems: ['brand.changed'],
  })
  async put(@Body() { palette, updatedAt }: UpdateBrandRequest): Promise<BrandResponse> {
    return present(await this.changePalette.change(palette, basedOnOf(updatedAt)));
  }
}

function present({ palette, updatedAt }: Brand): BrandResponse {
  return { palette, updatedAt: updatedAt.toISOString() };
}
