export { VisitsModule } from './visits.module';
