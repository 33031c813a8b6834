import type { Property } from '@ospite/contracts/guest';
import { buttonClass, VisuallyHidden } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { chatHref, mailHref, phoneHref } from '../../shared/format/links';
import { SiteLink } from '../../shared/navigation/site-link';
import { EmailWords } from '../../shared/property/contact-details';
import * as s from './contact-page.module.css';

/** Address, phone, e-mail and chat, and the request for a quote. */
export function Reach({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  return (
    <section className={s.reach} aria-labelledby="reach">
      <h2 id="reach" className={s.heading}>
        {t('contact:reach.title')}
      </h2>
      <address>
        <dl className={s.ways}>
          <div>
            <dt>{t('contact:reach.phone')}</dt>
            <dd>
              <a href={phoneHref(property.phone)}>{property.phone}</a>
            </dd>
          </div>
          <div>
            <dt>{t('contact:reach.email')}</dt>
            <dd>
              <a href={mailHref(property.email)} aria-label={property.email}>
                {/* One box, since the link lays its parts out in a row. */}
                <span>
                  <EmailWords email={property.email} />
                </span>
              </a>
            </dd>
          </div>
          {property.chatNumber && (
            <div className={s.chat}>
              <dt>{t('contact:reach.chat')}</dt>
              <dd>
                <a
                  href={chatHref(property.chatNumber, t('common:chat.message'))}
                  target="_blank"
                  rel="noopener"
                >
                  {t('common:chat.label')}
                  <VisuallyHidden> {t('contact:reach.newSite')}</VisuallyHidden>
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('contact:reach.address')}</dt>
            <dd>
              {property.address}
              <br />
              {property.postalCode} {property.city}, {property.region}
            </dd>
          </div>
        </dl>
      </address>
      <SiteLink page="quote" className={buttonClass('coral', s.quote)}>
        {t('contact:reach.quote')}
      </SiteLink>
    </section>
  );
}
