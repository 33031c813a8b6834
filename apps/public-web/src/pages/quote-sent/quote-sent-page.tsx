import { buttonClass, Drawing } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { ICONS } from '../../shared/drawings/icons';
import { usePageFacts } from '../../shared/facts/page-facts';
import { SiteLink } from '../../shared/navigation/site-link';
import { SentRequest } from './sent-request';
import * as s from './quote-sent-page.module.css';

/**
 * What happens after sending, and when; and what was sent, to anybody with its reference (specification §11).
 */
export function QuoteSentPage() {
  const { t } = useTranslation();
  const { sendsNoEmail } = usePageFacts();
  const steps = [
    { title: t('sent:nowTitle'), text: t(sendsNoEmail ? 'sent:nowWithoutEmail' : 'sent:now') },
    { title: t('sent:soonTitle'), text: t('sent:soon') },
    { title: t('sent:thenTitle'), text: t('sent:then') },
  ];
  return (
    <div className={s.page}>
      <span className={s.sign}>
        <Drawing shape={ICONS.check} className={s.check} />
      </span>
      <h1 className={s.title}>{t('sent:title')}</h1>
      <p className={s.lead}>{t('sent:lead')}</p>
      <SentRequest />
      <ol className={s.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={s.step}>
            <h2 className={s.when}>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={s.ways}>
        <SiteLink page="rooms" className={buttonClass()}>
          {t('sent:rooms')}
        </SiteLink>
        <SiteLink page="home" className={buttonClass('quiet')}>
          {t('sent:home')}
        </SiteLink>
      </p>
    </div>
  );
}
