import type { Property } from '@ospite/contracts';
import { useTranslation } from 'react-i18next';
import { mailHref, phoneHref } from '../format/links';
import * as s from './contact-block.module.css';

/** Address, phone and e-mail, ready to be used. */
export function ContactBlock({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  return (
    <address className={s.block}>
      <span>
        {property.address}
        <br />
        {property.postalCode} {property.city}, {property.region}
      </span>
      <a href={phoneHref(property.phone)} aria-label={`${t('common:contact.phone')}: ${property.phone}`}>
        {property.phone}
      </a>
      <a href={mailHref(property.email)} aria-label={`${t('common:contact.email')}: ${property.email}`}>
        {property.email}
      </a>
    </address>
  );
}
