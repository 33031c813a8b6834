export { PropertyModule } from './property.module';
