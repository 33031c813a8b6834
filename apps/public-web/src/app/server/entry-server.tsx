import fs from 'node:fs';
import path from 'node:path';
import type { PageRequest } from '@ospite/contracts/site';
import type { RenderedPage } from '@ospite/site-engine/render';
// The style sheet follows the order of the imports: the library's parts first, then all pages, the lazy ones too.
import '@ospite/ui';
import '../shell/shell';
import '../../pages/home/home-page';
import '../../pages/quote-sent/quote-sent-page';
import '../../pages/room/room-page';
import '../../pages/rooms/rooms-page';
import '../../pages/quote/quote-page';
import '../../pages/prices/prices-page';
import '../../pages/review/review-page';
import '../../pages/privacy-policy/privacy-policy-page';
import '../../features/banners/banner-box';
import '../../features/consent/loaded-consent';
import type { SiteAssets } from './site-assets';
import { createPageRenderer } from './render-page';

/** Renders a public page. The build puts the browser's files beside this bundle. */
export const renderPage: (request: PageRequest) => Promise<RenderedPage> = createPageRenderer({
  assets: readAssets(path.join(import.meta.dirname, '../site')),
});

function readAssets(folder: string): SiteAssets {
  const named: Omit<SiteAssets, 'css'> = JSON.parse(
    fs.readFileSync(path.join(folder, 'assets.json'), 'utf8'),
  );
  return { ...named, css: fs.readFileSync(path.join(folder, path.basename(named.styles)), 'utf8') };
}
