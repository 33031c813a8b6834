// at: apps/api/src/rooms/persistence/canary.ts
// bites: ospite/boundaries
import express from 'express';

export const wrong = express;
