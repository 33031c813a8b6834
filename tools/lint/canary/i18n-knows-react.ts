// at: libs/i18n/src/canary.ts
// bites: ospite/boundaries
import { createElement } from 'react';

export const wrong = createElement;
