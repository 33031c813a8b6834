export { visitorLanguage } from './language-choice';
export { PageRenderer } from './pages/page-renderer';
export { type PostedForm, PostedForms } from './pages/posted-forms';
export { SITE_ADDRESSES } from './site-addresses';
export { SiteModule } from './site.module';
