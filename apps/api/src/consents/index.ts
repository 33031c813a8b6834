export { ConsentsModule } from './consents.module';
export { deleteOldConsents } from './persistence/mikro-orm-consent-store';
