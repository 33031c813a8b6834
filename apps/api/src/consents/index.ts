export { ConsentsModule } from './consents.module';
export { deleteOldConsents } from './persistence/old-consents';
