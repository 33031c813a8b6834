import type { Quote } from '@ospite/contracts';
import { Badge, Panel } from '@ospite/ui/office';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { momentText } from '../../shared/formats';
import { useOfficePaths } from '../../shared/office-paths';
import { useFromList } from '../../shared/screen/lists/list-search';
import { hasReplyDraft } from './answer/reply/use-reply-draft';
import { Due, useIsPromised } from './due';
import { StatusBadge } from './status-badge';
import { guestName, stayFacts } from './quote-texts';
import * as s from './cards.module.css';

/** Of a message: more than two lines of a card never show. */
const SHOWN_LETTERS = 200;

interface QuoteCardsProps {
  readonly label: string;
  readonly quotes: readonly Quote[];
  /** The one whose page is open beside the list. */
  readonly openId?: number | undefined;
}

/** Quotes, each a card that says in a sentence what is asked for, and leads to its page wherever it is pressed. */
export function QuoteCards({ label, quotes, openId }: QuoteCardsProps) {
  return (
    <ul className={s.cards} aria-label={label}>
      {quotes.map((quote) => (
        <QuoteCard key={quote.id} quote={quote} isOpen={quote.id === openId} />
      ))}
    </ul>
  );
}

function QuoteCard({ quote, isOpen }: { readonly quote: Quote; readonly isOpen: boolean }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const fromList = useFromList();
  const said = useId();
  const isPromised = useIsPromised();
  const isWaiting = quote.status === 'pending' && !quote.suspected;
  return (
    <li className={s.card}>
      <div className={s.head}>
        <Link
          to={paths.quote(quote.id)}
          state={fromList}
          className={s.guest}
          aria-describedby={said}
          {...(isOpen && { 'aria-current': 'page' })}
        >
          {guestName(t, quote)}
        </Link>
        {hasReplyDraft(quote.id) && <Badge tone="warning">{t('office:quotes.draft')}</Badge>}
        <StatusBadge quote={quote} />
      </div>
      <div id={said} className={s.said}>
        <StayFacts quote={quote} />
        {quote.exceedsRoomCapacity && <p className={s.warning}>{t('office:quotes.exceedsRoomCapacity')}</p>}
        {isWaiting && isPromised ? (
          <Due createdAt={quote.createdAt} />
        ) : (
          <p className={s.minor}>{t('office:quote.received', { date: momentText(quote.createdAt) })}</p>
        )}
        {quote.specialRequests && (
          <p className={s.message} lang={quote.language}>
            {quote.specialRequests.slice(0, SHOWN_LETTERS)}
          </p>
        )}
      </div>
    </li>
  );
}

/** The stay in one line: dates, guests, room and price; the dates stay whole where the line breaks. */
export function StayFacts({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  return (
    <p className={s.facts}>
      {stayFacts(t, quote).map((fact, index, { length }) => (
        <span key={index} className={s.fact}>
          {fact}
          {index < length - 1 && '\u00A0· '}
        </span>
      ))}
    </p>
  );
}

/** Quotes that look automated, apart from the others; nothing when there are none. Source: specification §11. */
export function SuspectedQuotes({ quotes, openId }: Omit<QuoteCardsProps, 'label'>) {
  const { t } = useTranslation();
  if (quotes.length === 0) return null;
  return (
    <Panel title={t('office:quotes.suspected')}>
      <p>{t('office:quotes.suspectedHelp')}</p>
      <QuoteCards label={t('office:quotes.suspected')} quotes={quotes} openId={openId} />
    </Panel>
  );
}
