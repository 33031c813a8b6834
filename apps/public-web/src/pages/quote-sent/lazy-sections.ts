import { addTexts } from '@ospite/i18n';
import { lazySection } from '@ospite/site-engine';

export const HostsAnswer = lazySection(async (texts) => {
  const [{ HostsAnswer: Part }] = await Promise.all([
    import(/* webpackChunkName: "trust" */ '../../features/trust/hosts-answer'),
    // The messages beside a room are shown here.
    addTexts(texts, 'rooms'),
  ]);
  return Part;
});
