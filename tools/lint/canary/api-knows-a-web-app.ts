// at: apps/api/src/platform/site/canary.ts
// bites: ospite/boundaries,@nx/enforce-module-boundaries
import { renderPage } from '../../../../public-web/src/app/entry-server';

export const wrong = renderPage;
