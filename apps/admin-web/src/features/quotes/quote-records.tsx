import type { Quote } from '@ospite/contracts';
import { Badge, Panel, Records, type RecordColumn } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { momentText, stayText } from '../../shared/formats';
import { useOfficePaths } from '../../shared/office-paths';
import { useFromList } from '../../shared/screen/list-search';
import { DueBadge } from './due-badge';
import { guestName, roomText, statusText } from './quote-texts';
import * as s from './quotes.module.css';

interface QuoteRecordsProps {
  readonly label: string;
  readonly quotes: readonly Quote[];
}

/** Quotes as a table or as cards, each with a link to its page. */
export function QuoteRecords({ label, quotes }: QuoteRecordsProps) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const fromList = useFromList();
  const columns: readonly RecordColumn<Quote>[] = [
    {
      id: 'guest',
      label: t('office:quotes.guest'),
      cell: (quote) => (
        <Link to={paths.quote(quote.id)} state={fromList} className={s.guest}>
          {guestName(quote)}
        </Link>
      ),
    },
    {
      id: 'stay',
      label: t('office:quotes.stay'),
      cell: (quote) => (
        <>
          <span className={s.date}>{stayText(quote.checkIn, quote.checkOut)}</span>
          <span className={s.minor}>{t('office:quotes.nights', { count: quote.nights })}</span>
        </>
      ),
    },
    {
      id: 'room',
      label: t('office:quotes.room'),
      cell: (quote) => (
        <>
          {roomText(t, quote)}
          <span className={s.minor}>{t('office:quotes.guestCount', { count: quote.guests })}</span>
          {quote.exceedsRoomCapacity && (
            <Badge tone="warning">{t('office:quotes.exceedsRoomCapacity')}</Badge>
          )}
        </>
      ),
    },
    { id: 'received', label: t('office:quotes.received'), cell: (quote) => <Received quote={quote} /> },
    {
      id: 'status',
      label: t('office:quotes.status'),
      cell: (quote) => (
        <Badge tone={quote.status === 'pending' && !quote.suspected ? 'new' : 'neutral'}>
          {statusText(t, quote.status)}
        </Badge>
      ),
    },
  ];
  return <Records label={label} columns={columns} rows={quotes} />;
}

/** When it came and, while it waits for an answer, until when there is time. */
function Received({ quote }: { readonly quote: Quote }) {
  return (
    <>
      {momentText(quote.createdAt)}{' '}
      {quote.status === 'pending' && !quote.suspected && <DueBadge createdAt={quote.createdAt} />}
    </>
  );
}

/** Quotes that look automated, apart from the others; nothing when there are none. Source: decisions §3. */
export function SuspectedQuotes({ quotes }: { readonly quotes: readonly Quote[] }) {
  const { t } = useTranslation();
  if (quotes.length === 0) return null;
  return (
    <Panel title={t('office:quotes.suspected')}>
      <p>{t('office:quotes.suspectedHelp')}</p>
      <QuoteRecords label={t('office:quotes.suspected')} quotes={quotes} />
    </Panel>
  );
}
