import { problemOf, useGetQuoteQuery, useListMessagesQuery, type Quote } from '@ospite/contracts';
import { Badge, DetailList, EmptyState, Notice, officeButtonClass, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { MessageList } from '../../features/messages/message-list';
import { ContactActions } from '../../features/quotes/contact-actions';
import { guestName, roomText, serviceText, statusText } from '../../features/quotes/quote-texts';
import { dateText, languageText, momentText } from '../../shared/formats';
import { useOfficePaths } from '../../shared/office-paths';
import { QueryState } from '../../shared/query-state';
import { Screen } from '../../shared/screen';
import * as s from './quote-page.module.css';

/** One quote with everything the guest asked for, and its messages. */
export function QuotePage() {
  const { t } = useTranslation();
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const { currentData: quote, ...query } = useGetQuoteQuery({ quoteId: id }, { skip: !isId });

  if (!isId || (query.error && problemOf(query.error).status === 404)) return <NoSuchQuote />;
  if (quote && !query.error) return <QuoteDetails quote={quote} />;
  return (
    <Screen title={t('office:quotes.title')} before={<BackLink />}>
      <QueryState query={{ ...query, data: quote }} />
    </Screen>
  );
}

function QuoteDetails({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const services = quote.additionalServices.map((service) => serviceText(t, service)).join(', ');
  return (
    <Screen
      title={t('office:quote.title', { name: guestName(quote) })}
      before={<BackLink />}
      lead={
        <p className={s.lead}>
          <Badge tone={quote.status === 'pending' && !quote.suspected ? 'new' : 'neutral'}>
            {statusText(t, quote.status)}
          </Badge>
          {t('office:quote.received', { date: momentText(quote.createdAt) })}
        </p>
      }
    >
      {quote.exceedsRoomCapacity && (
        <Notice tone="warning" title={t('office:quotes.exceedsRoomCapacity')}>
          <p>{t('office:quote.exceedsRoomCapacity')}</p>
        </Notice>
      )}
      {quote.suspected && (
        <Notice tone="bad" title={t('office:quotes.isSuspected')}>
          <p>{t('office:quote.suspected')}</p>
        </Notice>
      )}
      <Panel title={t('office:quote.stay')}>
        <DetailList
          rows={[
            [t('office:quote.checkIn'), dateText(quote.checkIn)],
            [t('office:quote.checkOut'), dateText(quote.checkOut)],
            [t('office:quote.nights'), quote.nights],
            [t('office:quote.guests'), quote.guests],
            [t('office:quote.room'), roomText(t, quote)],
            [t('office:quote.services'), services || t('office:quote.noServices')],
          ]}
        />
      </Panel>
      <Panel title={t('office:quote.requests')}>
        {quote.specialRequests ? (
          <p className={s.words} lang={quote.language}>
            {quote.specialRequests}
          </p>
        ) : (
          <p>{t('office:quote.noRequests')}</p>
        )}
      </Panel>
      <Panel title={t('office:quote.contacts')}>
        <DetailList
          rows={[
            [t('office:quote.email'), quote.email],
            [t('office:quote.phone'), quote.phone ?? t('office:quote.noPhone')],
            [t('office:quote.language'), languageText(quote.language)],
          ]}
        />
        <ContactActions quote={quote} />
      </Panel>
      <QuoteMessages quoteId={quote.id} />
    </Screen>
  );
}

/** The messages about this quote, with their status. */
function QuoteMessages({ quoteId }: { readonly quoteId: number }) {
  const { t } = useTranslation();
  const query = useListMessagesQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={t('office:quote.messages')}>
      <QueryState query={query}>
        {(all) => {
          const messages = all.filter((message) => message.quoteId === quoteId);
          return messages.length > 0 ? (
            <MessageList messages={messages} />
          ) : (
            <p>{t('office:quote.noMessages')}</p>
          );
        }}
      </QueryState>
    </Panel>
  );
}

function NoSuchQuote() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  return (
    <Screen title={t('office:quote.notFound')}>
      <EmptyState title={t('office:quote.notFoundHelp')}>
        <Link className={officeButtonClass('quiet')} to={paths.quotes}>
          {t('office:quote.back')}
        </Link>
      </EmptyState>
    </Screen>
  );
}

function BackLink() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  return (
    <Link className={s.back} to={paths.quotes}>
      <span aria-hidden="true">←</span>
      {t('office:quote.back')}
    </Link>
  );
}
