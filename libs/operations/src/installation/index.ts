export { AlarmWatch } from './alarm-watch';
export { InstallationModule } from './installation.module';
