// at: apps/api/src/site/canary.ts
// bites: ospite/boundaries,@nx/enforce-module-boundaries
import { renderPage } from '../../../public-web/src/app/server/entry-server';

export const wrong = renderPage;
