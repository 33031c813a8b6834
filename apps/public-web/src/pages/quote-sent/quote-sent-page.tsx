import { buttonClass, Drawing } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { anchorOf, pageWords } from '../../shared/content/page-words';
import { useContent } from '../../shared/content/use-content';
import { Words } from '../../shared/content/words';
import { ICONS } from '../../shared/drawings/icons';
import { usePageFacts } from '../../shared/facts/page-facts';
import { SiteLink } from '../../shared/navigation/site-link';
import { useProperty } from '../../shared/property/use-property';
import { HostsAnswer } from './lazy-sections';
import { SentRequest } from './sent-request';
import * as s from './quote-sent-page.module.css';

/**
 * What happens after sending, and when; and what was sent, to anybody with its reference (specification §11).
 */
export function QuoteSentPage() {
  const { t } = useTranslation();
  const { sendsNoEmail } = usePageFacts();
  const property = useProperty();
  const { data: content } = useContent('quoteSent');
  const { text: lead, anchor } = pageWords(content);
  const next = content?.sections.find((section) => section.kind === 'quoteSent.next');
  const now = { text: t(sendsNoEmail ? 'sent:nowWithoutEmail' : 'sent:now') };
  const steps = [{ title: { text: t('sent:nowTitle') }, text: now }, ...(next?.values.steps ?? [])];
  return (
    <div className={s.page}>
      <span className={s.sign}>
        <Drawing shape={ICONS.check} className={s.check} />
      </span>
      <h1 className={s.title}>{t('sent:title')}</h1>
      <Words id={anchor} className={s.lead} of={lead} />
      {property && <HostsAnswer property={property} />}
      <SentRequest />
      <ol className={s.steps} id={next && anchorOf(next.id)}>
        {steps.map(({ title, text }) => (
          <li key={title.text} className={s.step}>
            <Words as="h2" className={s.when} of={title} />
            <Words of={text} />
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
