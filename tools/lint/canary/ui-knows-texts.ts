// at: libs/ui/src/canary.ts
// bites: ospite/boundaries,@nx/enforce-module-boundaries
import { PAGE_NAMES } from '@ospite/i18n/paths';

export const wrong = PAGE_NAMES;
