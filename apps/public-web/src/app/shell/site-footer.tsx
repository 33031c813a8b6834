import type { LinkedPage } from '@ospite/domain';
import { OFFICE_ADDRESSES } from '@ospite/i18n/paths';
import { useTranslation } from 'react-i18next';
import { CookieChoiceButton } from '../../features/consent/cookie-choice-button';
import { Logo } from '../../shared/drawings/logo';
import { MenuName } from '../../shared/content/menu-name';
import { LABELLED_PAGES } from '../../shared/content/page-labels';
import { useMenuLinks } from '../../shared/content/use-menu-links';
import { Words } from '../../shared/content/words';
import { usePageFacts } from '../../shared/facts/page-facts';
import { partText } from '../../shared/format/localized-text';
import { SiteLink } from '../../shared/navigation/site-link';
import { ContactBlock, OpeningHours } from '../../shared/property/contact-details';
import { useProperty } from '../../shared/property/use-property';
import { Later } from './later';
import * as s from './site-footer.module.css';

/** Where the groups of links begin: what there is, whom to meet, what the law asks for. */
const GROUPS = [0, 5, 10];

/** Who we are, where to find us, and the legal lines. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { language, today } = usePageFacts();
  const property = useProperty();
  return (
    <footer className={s.footer} data-ground="dark">
      <div className={s.columns}>
        {property && (
          <div>
            <Logo name={property.name} className={s.logo} />
            <Words className={s.tagline} of={partText(property.tagline, language)} />
          </div>
        )}
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className={s.title}>
            {t('common:footer.links')}
          </h2>
          {GROUPS.map((from) => (
            <ul key={from} className={s.links}>
              <Links pages={LABELLED_PAGES.slice(from, from + 5)} />
              {from > 5 && (
                <>
                  <li>
                    <CookieChoiceButton className={s.cookies} />
                  </li>
                  <li>
                    <a className={s.admin} href={OFFICE_ADDRESSES.admin} rel="nofollow">
                      {t('common:footer.admin')}
                    </a>
                  </li>
                </>
              )}
            </ul>
          ))}
        </nav>
        {property && (
          <>
            <section id="contact" aria-labelledby="footer-contact">
              <h2 id="footer-contact" className={s.title}>
                {t('common:footer.contact')}
              </h2>
              <ContactBlock property={property} />
            </section>
            <section aria-labelledby="footer-hours">
              <h2 id="footer-hours" className={s.title}>
                {t('common:footer.hours')}
              </h2>
              <OpeningHours property={property} />
            </section>
          </>
        )}
      </div>
      {property && (
        <div className={s.legal}>
          <p>{t('common:footer.rights', { year: today.slice(0, 4), name: property.name })}</p>
          {property.vatNumber && <p>{t('common:footer.vat', { number: property.vatNumber })}</p>}
          {property.cin && <p>{t('common:codes.cin', { code: property.cin })}</p>}
          {property.iun && <p>{t('common:codes.iun', { code: property.iun })}</p>}
          {property.credit && (
            <p>
              {t('common:footer.credit')}{' '}
              <a href={property.credit.url} rel="noopener">
                {property.credit.label}
              </a>
            </p>
          )}
        </div>
      )}
      <p className={s.visits}>
        <Later>{({ VisitCount }) => <VisitCount />}</Later>
      </p>
    </footer>
  );
}

function Links({ pages }: { readonly pages: readonly LinkedPage[] }) {
  return useMenuLinks('footer', pages).map((page) => (
    <li key={page}>
      <SiteLink page={page}>
        <MenuName page={page} />
      </SiteLink>
    </li>
  ));
}
