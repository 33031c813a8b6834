import { STAFF_MARK } from '@ospite/contracts/site';
import { BANNER_PLACES, type Banner } from '@ospite/domain';
import { useHydrated } from '@ospite/site-engine';
import { classList } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { storedConsent } from '../../shared/consent/stored-consent';
import { hasMark } from '../../shared/visit/marks';
import type { VisitRoot } from '../../shared/visit/visit-slice';
import * as s from './banners.module.css';

/**
 * A banner, which a signed-in owner never sees; one from another host waits for consent to marketing. The server's HTML
 * holds it in a form that shows it by the same rules before React comes (`app/server/banner-html`), so it is left as it is.
 */
export function BannerBox({ banner }: { readonly banner: Banner }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const chosen = useSelector<VisitRoot, VisitRoot['visit']['consent']>((state) => state.visit.consent);
  const { place, screen, html, isForeign } = banner;
  if (hydrated && (hasMark(STAFF_MARK) || (isForeign && !(chosen ?? storedConsent())?.marketing)))
    return null;
  const label = t('common:advertising');
  return (
    <section
      className={classList(s.box, screen && s[screen])}
      aria-label={`${label} ${BANNER_PLACES.indexOf(place) + 1}`}
    >
      <p className={s.label}>{label}</p>
      <div className={s.banner} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
    </section>
  );
}
