import { CONTENT_RIGHT, BrandStore, ChangeLogo, ChangeLook } from '@ospite/domain';
import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { requiredFile, type SentFile, TakesForm, UploadedFile } from '@ospite/server/bodies';
import { basedOnOf, CachedPublicRead, Endpoint, TakesNoQuery, NeedsRight } from '@ospite/server/rest';
import { presentBrand } from './brand.presenter';
import { BrandResponse, UpdateBrandRequest, UploadLogoForm, UploadLogoRequest } from './brand.dto';

/** How the site looks. */
@ApiTags('brand')
@Controller('api/brand')
export class BrandController {
  constructor(
    private readonly brands: BrandStore,
    private readonly changeLook: ChangeLook,
    private readonly changeLogo: ChangeLogo,
  ) {}

  @CachedPublicRead()
  @TakesNoQuery()
  @Get()
  @Endpoint({
    id: 'getBrand',
    summary: 'How the site looks',
    description: 'Its colours, its typefaces and its logo, as every page shows them.',
    access: 'public',
    answer: { type: BrandResponse, description: 'What the owner chose.' },
  })
  async get(): Promise<BrandResponse> {
    return presentBrand(await this.brands.get());
  }

  @Put()
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'updateBrand',
    summary: 'Choose the colours and the typefaces of the site',
    description: 'Guests see them at once, on every page and in the e-mails that leave from now on.',
    access: 'owner',
    answer: { type: BrandResponse, description: 'How the site looks now.' },
    problems: ['brand.changed'],
  })
  async put(@Body() { updatedAt, ...look }: UpdateBrandRequest): Promise<BrandResponse> {
    return presentBrand(await this.changeLook.change(look, basedOnOf(updatedAt)));
  }

  @Put('logo')
  @NeedsRight(CONTENT_RIGHT)
  @TakesForm('image', UploadLogoRequest)
  @Endpoint({
    id: 'uploadLogo',
    summary: 'Save the logo of the site',
    description:
      'A form with one file, which replaces the previous logo. It is drawn anew, without margins and metadata; the file ' +
      'itself is never served.',
    access: 'owner',
    answer: { type: BrandResponse, description: 'How the site looks now.' },
    problems: ['brand.invalid_logo', 'brand.changed'],
  })
  async putLogo(
    @Body() { updatedAt }: UploadLogoForm,
    @UploadedFile() image: SentFile | undefined,
  ): Promise<BrandResponse> {
    const { buffer } = requiredFile(image, 'image');
    return presentBrand(await this.changeLogo.change(buffer, basedOnOf(updatedAt)));
  }

  @Delete('logo')
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'deleteLogo',
    summary: 'Remove the logo of the site',
    description: 'Pages show sprig and name again.',
    access: 'owner',
    answer: { type: BrandResponse, description: 'How the site looks now.' },
  })
  async deleteLogo(): Promise<BrandResponse> {
    return presentBrand(await this.changeLogo.change(null, undefined));
  }
}
