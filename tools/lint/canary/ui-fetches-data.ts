// at: libs/ui/src/canary.ts
// bites: ospite/boundaries
import { createApi } from '@reduxjs/toolkit/query/react';

export const wrong = createApi;
