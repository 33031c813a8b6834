// at: apps/public-web/src/features/rooms/canary.ts
// bites: ospite/boundaries
import { QuoteForm } from '../quotes/quote-form';

export const wrong = QuoteForm;
