import { Drawing } from '@ospite/ui';
import type { Property } from '@ospite/contracts/guest';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ICONS } from '../../shared/drawings/icons';
import { mailHref, phoneHref } from '../../shared/format/links';
import { EmailWords } from '../../shared/property/contact-details';
import * as s from './quote-summary.module.css';

/** Phone and e-mail, for guests who would rather talk than type. */
export const HelpCard = memo(function HelpCard({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  return (
    <section className={s.help} aria-labelledby="quote-help">
      <h2 id="quote-help" className={s.helpTitle}>
        {t('quote:help.title')}
      </h2>
      <p>{t(property.answersInOneDay ? 'quote:help.textInOneDay' : 'quote:help.text')}</p>
      <a className={s.way} href={phoneHref(property.phone)}>
        <Drawing shape={ICONS.phone} /> {property.phone}
      </a>
      <a className={s.way} href={mailHref(property.email)} aria-label={property.email}>
        <Drawing shape={ICONS.mail} />{' '}
        <span>
          <EmailWords email={property.email} />
        </span>
      </a>
    </section>
  );
});
