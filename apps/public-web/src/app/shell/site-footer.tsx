import type { LinkedPage } from '@ospite/domain';
import { OFFICE_ADDRESSES } from '@ospite/i18n/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CookieChoiceButton } from '../../features/consent/cookie-choice-button';
import { Logo } from '../../shared/drawings/logo';
import { MenuName } from '../../shared/content/menu-name';
import { useMenuLinks } from '../../shared/content/use-menu-links';
import { Words } from '../../shared/content/words';
import { usePageFacts } from '../../shared/facts/page-facts';
import { partText } from '../../shared/format/localized-text';
import { SiteLink } from '../../shared/navigation/site-link';
import { ContactBlock, OpeningHours } from '../../shared/property/contact-details';
import { useProperty } from '../../shared/property/use-property';
import { Later } from './later';
import * as s from './site-footer.module.css';

/** Every page that there is, once. */
const GROUPS = {
  stay: ['rooms', 'prices', 'services', 'breakfast', 'quote'],
  about: ['home', 'guide', 'about', 'contact', 'review'],
  legal: ['privacyPolicy', 'privacy', 'cookiePolicy', 'terms', 'accessibility'],
} as const satisfies Readonly<Record<string, readonly LinkedPage[]>>;

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
          <div className={s.groups}>
            <LinkGroup name={t('common:footer.stay')} pages={GROUPS.stay} />
            <LinkGroup name={t('common:footer.about')} pages={GROUPS.about} />
            <LinkGroup name={t('common:footer.legal')} pages={GROUPS.legal}>
              <li>
                <CookieChoiceButton className={s.cookies} />
              </li>
              <li>
                <a className={s.admin} href={OFFICE_ADDRESSES.admin} rel="nofollow">
                  {t('common:footer.admin')}
                </a>
              </li>
            </LinkGroup>
          </div>
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

interface LinkGroupProps {
  readonly name: string;
  readonly pages: readonly LinkedPage[];
  /** What follows the links. */
  readonly children?: ReactNode;
}

function LinkGroup({ name, pages, children }: LinkGroupProps) {
  const links = useMenuLinks('footer', pages);
  return (
    <div>
      <h3 className={s.group}>{name}</h3>
      <ul className={s.links}>
        {links.map((page) => (
          <li key={page}>
            <SiteLink page={page}>
              <MenuName page={page} />
            </SiteLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
