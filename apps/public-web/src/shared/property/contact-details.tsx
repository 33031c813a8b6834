import type { Property } from '@ospite/contracts/guest';
import { isAllDay } from '@ospite/domain';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '../format/clock';
import { mailHref, phoneHref } from '../format/links';
import * as s from './contact-details.module.css';

/** Address, phone and e-mail, with links. */
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
        <EmailWords email={property.email} />
      </a>
    </address>
  );
}

/** An e-mail address that needs a second line begins it with its @ or a dot. */
export function EmailWords({ email }: { readonly email: string }) {
  return email.split(/(?=[@.])/).map((words, at) => (
    <Fragment key={at}>
      <wbr />
      {words}
    </Fragment>
  ));
}

/** Hours of the reception, check-in and check-out. */
export function OpeningHours({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const { reception, checkin, checkout } = property;
  return (
    <ul className={s.hours}>
      {reception && (
        <li>
          {isAllDay(reception)
            ? t('common:hours.receptionAllDay')
            : t('common:hours.reception', { from: clock(reception.from), to: clock(reception.to) })}
        </li>
      )}
      <li>{t('common:hours.checkin', { from: clock(checkin.from) })}</li>
      {checkin.announceAfter && <li>{t('common:hours.announce', { time: clock(checkin.announceAfter) })}</li>}
      <li>{t('common:hours.checkout', { time: clock(checkout) })}</li>
    </ul>
  );
}
