// at: libs/contracts/src/canary.ts
// bites: ospite/boundaries
import { useState } from 'react';

export const wrong = useState;
