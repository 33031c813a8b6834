// at: apps/public-web/src/app/canary.ts
// bites: ospite/boundaries,@nx/enforce-module-boundaries
import { AdminApp } from '../../../admin-web/src/app/admin-app';

export const wrong = AdminApp;
