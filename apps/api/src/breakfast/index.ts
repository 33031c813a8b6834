export { BreakfastModule } from './breakfast.module';
