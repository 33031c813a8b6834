export { VisitsModule } from './visits.module';
export { deleteOldVisits } from './persistence/mikro-orm-visit-store';
