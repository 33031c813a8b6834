import { addTexts } from '@ospite/i18n';
import { lazySection } from '@ospite/site-engine';

export const TrustBelow = lazySection(async (texts) => {
  const [{ TrustBelow: Part }] = await Promise.all([
    import(/* webpackChunkName: "trust" */ '../../features/trust/trust-below'),
    // What is said beside a room is said here.
    addTexts(texts, 'rooms'),
  ]);
  return Part;
});
