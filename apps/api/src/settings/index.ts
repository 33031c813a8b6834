export { PreviewLinks } from './preview-link';
export { SettingsModule } from './settings.module';
