export { VisitsModule } from './visits.module';
export { deleteOldVisits } from './persistence/old-visits';
