import { useGetQuoteQuery, type Message, type QuoteWithHistory } from '@ospite/contracts';
import { useEffect, useState } from 'react';

/** A mail server answers within seconds. */
const LOOK_EVERY_MS = 3_000;
/** The outbox polls every 15 s for messages that it was not notified of; a screen that is left open asks no longer. */
const LOOK_FOR_MS = 60_000;

/** Reads a quote again while one of its e-mails is about to leave, for a minute: the owner sees what becomes of it. */
export function LookAgain({ quote }: { readonly quote: QuoteWithHistory }) {
  const underWay = quote.messages.filter(isUnderWay).map(({ id }) => id);
  if (underWay.length === 0) return null;
  return <Looking key={underWay.join()} quoteId={quote.id} />;
}

function Looking({ quoteId }: { readonly quoteId: number }) {
  const [isOver, setOver] = useState(false);
  useGetQuoteQuery({ quoteId }, { pollingInterval: isOver ? 0 : LOOK_EVERY_MS });
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), LOOK_FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** Not tried yet; after a failed try the next one is minutes away. */
function isUnderWay({ status, attempts }: Message): boolean {
  return status === 'pending' && attempts === 0;
}
