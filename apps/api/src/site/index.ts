export { BundlePageRenderer, MissingPagesError } from './pages/bundle-page-renderer';
export { PageStates } from './pages/page-states';
export { PageRenderer, ServerAddress } from './pages/page-renderer';
export { type PostedForm, PostedForms } from './pages/posted-forms';
export { SiteModule } from './site.module';
