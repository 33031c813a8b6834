// at: apps/api/src/rooms/http/canary.ts
// bites: ospite/boundaries
import { QuoteRecord } from '../../quotes/persistence/quote.record';

export const wrong = QuoteRecord;
