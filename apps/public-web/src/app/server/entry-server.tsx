import fs from 'node:fs';
import path from 'node:path';
import type { PageRequest } from '@ospite/contracts/site';
import type { RenderedPage } from '@ospite/site-engine/render';
// First, so that the style sheet, which follows the order of the imports, begins with the library's parts.
import '@ospite/ui';
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
