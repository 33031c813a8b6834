export { BrandModule } from './brand.module';
