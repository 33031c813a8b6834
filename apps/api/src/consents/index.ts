export { ConsentsModule } from './consents.module';
