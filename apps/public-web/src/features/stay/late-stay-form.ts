import { addTexts } from '@ospite/i18n';
import { lazySection } from '@ospite/site-engine';

/** A plain form until the guest moves. */
export const StayForm = lazySection(async (texts) => {
  const [{ StayForm: Form }] = await Promise.all([
    import(/* webpackChunkName: "stay-form" */ './stay-form'),
    addTexts(texts, 'dates'),
  ]);
  return Form;
});
