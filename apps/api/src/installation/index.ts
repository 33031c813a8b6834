export { InstallationModule } from './installation.module';
