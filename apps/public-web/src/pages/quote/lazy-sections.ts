import { addTexts } from '@ospite/i18n';
import { lazySection } from '@ospite/site-engine';

export const TrustBelow = lazySection(async (texts) => {
  const [{ TrustBelow: Part }] = await Promise.all([
    import(/* webpackChunkName: "trust" */ '../../features/trust/trust-below'),
    // The messages beside a room are shown here.
    addTexts(texts, 'rooms'),
  ]);
  return Part;
});
