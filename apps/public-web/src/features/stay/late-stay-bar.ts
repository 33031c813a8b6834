import { addTexts } from '@ospite/i18n';
import { lazySection } from '@ospite/site-engine';

/** A plain form until the guest moves: its script and texts are no part of the pages it stands on. */
export const StayBar = lazySection(async (texts) => {
  const [{ StayBar: Bar }] = await Promise.all([
    import(/* webpackChunkName: "stay-form" */ './stay-bar'),
    addTexts(texts, 'stay'),
    addTexts(texts, 'dates'),
  ]);
  return Bar;
});
