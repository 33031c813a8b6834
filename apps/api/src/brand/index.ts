export { BrandModule } from './brand.module';
export { presentBrand } from './http/brand.presenter';
