// at: libs/i18n/src/canary.ts
// bites: ospite/boundaries,@nx/enforce-module-boundaries
import { baseApi } from '@ospite/contracts';

export const wrong = baseApi;
