import { logoPath, type Brand } from '@ospite/domain';
import type { BrandResponse } from './brand.dto';

export function presentBrand({ palette, typefaces, logo, updatedAt }: Brand): BrandResponse {
  return {
    palette,
    typefaces,
    logo: logo && { url: logoPath(logo), width: logo.width, height: logo.height },
    updatedAt: updatedAt.toISOString(),
  };
}
