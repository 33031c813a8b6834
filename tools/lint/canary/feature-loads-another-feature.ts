// at: apps/admin-web/src/features/rooms/canary.ts
// bites: ospite/boundaries
export const wrong = () => import('../quotes/quote-form');
