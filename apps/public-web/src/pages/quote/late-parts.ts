import { addTexts } from '@ospite/i18n';
import { latePart } from '../../shared/loading/late-part';

export const TrustBelow = latePart(async (texts) => {
  const [{ TrustBelow: Part }] = await Promise.all([
    import(/* webpackChunkName: "trust" */ '../../features/trust/trust-below'),
    // What is said beside a room is said here.
    addTexts(texts, 'rooms'),
  ]);
  return Part;
});
