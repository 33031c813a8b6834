// at: libs/ui/src/canary.ts
// bites: ospite/boundaries
import { useTranslation } from 'react-i18next';

export const wrong = useTranslation;
