// at: apps/public-web/src/pages/room/canary.ts
// bites: ospite/boundaries
import { HomePage } from '../home/home-page';

export const wrong = HomePage;
