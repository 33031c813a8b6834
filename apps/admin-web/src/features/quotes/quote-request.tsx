import type { QuoteWithHistory } from '@ospite/contracts';
import { DetailList, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { ReadInItalian } from '../../shared/translation/read-in-italian';
import { dateText, eurosText, languageText } from '../../shared/formats';
import { ContactActions } from './contact-actions';
import { roomText, servicesText } from './quote-texts';
import * as s from './quotes.module.css';

/** Everything the guest asked for and wrote, and how to reach them. */
export function QuoteRequest({ quote }: { readonly quote: QuoteWithHistory }) {
  const { t } = useTranslation();
  return (
    <>
      <Panel title={t('office:quote.stay')}>
        <DetailList
          rows={[
            [t('office:quote.checkIn'), dateText(quote.checkIn)],
            [t('office:quote.checkOut'), dateText(quote.checkOut)],
            [t('office:quote.nights'), quote.nights],
            [t('office:quote.guests'), quote.guests],
            [t('office:quote.room'), roomText(t, quote)],
            [t('office:quote.estimate'), quote.estimate && eurosText(quote.estimate)],
            [t('office:quote.services'), servicesText(t, quote), 'long'],
          ]}
        />
      </Panel>
      <Panel title={t('office:quote.requests')}>
        {quote.specialRequests ? (
          <>
            <p className={s.words} lang={quote.language}>
              {quote.specialRequests}
            </p>
            <ReadInItalian text={quote.specialRequests} language={quote.language} />
          </>
        ) : (
          <p>{t('office:quote.noRequests')}</p>
        )}
      </Panel>
      <Panel title={t('office:quote.contacts')}>
        <DetailList
          rows={[
            [t('office:quote.email'), <EmailAddress key="email" address={quote.email} />, 'long'],
            [t('office:quote.phone'), quote.phone ?? t('office:quote.noPhone')],
            [t('office:quote.language'), languageText(quote.language)],
          ]}
        />
        <ContactActions quote={quote} />
      </Panel>
    </>
  );
}

/** Breaks before its domain, where it does not fit, and only then within it. */
function EmailAddress({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
