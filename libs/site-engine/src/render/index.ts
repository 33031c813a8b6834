export { contentHash } from './content-hash';
export { createRenderer, type PageContent, type ReadPage } from './create-renderer';
export { htmlDocument, type DocumentAssets, type DocumentFonts, type PageLook } from './html-document';
export type { PageHead, SharePicture } from './page-head';
export type { PageSources, RenderedPage } from '../rendered-page';
