import { useListPricesQuery } from '@ospite/contracts/guest';
import { QUOTE_REF, type SentQuote } from '@ospite/contracts/site';
import { useHydrated, useLocation } from '@ospite/site-engine';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { usePageFacts } from '../../shared/facts/page-facts';
import { stayDates } from '../../shared/format/dates';
import { useProperty } from '../../shared/property/use-property';
import { Estimate } from '../../shared/stay/estimate';
import * as place from '../../shared/stay/estimate-place.module.css';
import { stayOf } from '../../shared/stay/stay';
import type { VisitRoot } from '../../shared/visit/visit-slice';
import * as s from './quote-sent-page.module.css';

/** What was sent: number, room, dates, guests and estimate; nothing where the page's address names no request. */
export function SentRequest() {
  const { t } = useTranslation();
  const { language, sendsNoEmail } = usePageFacts();
  const sent = useSentQuote();
  const stay = stayOf(sent);
  if (!sent || !stay) return null;
  const facts = [
    { label: t('sent:request.number'), text: String(sent.id) },
    { label: t('stay:room'), text: sent.preferredRoomName ?? t('stay:noRoom') },
    {
      label: t('stay:dates'),
      text: stayDates(stay, language),
      more: t('stay:nights', { count: stay.nights }),
    },
    { label: t('stay:guests'), text: t('stay:guestsCount', { count: sent.guests }) },
  ];
  return (
    <section className={s.request} aria-labelledby="sent-request">
      <h2 id="sent-request" className={s.when}>
        {t('sent:request.title')}
      </h2>
      <dl className={s.facts}>
        {facts.map(({ label, text, more }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text}
              {more && <span className={s.more}>{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <SentEstimate sent={sent} />
      <p className={s.keep}>{t(sendsNoEmail ? 'sent:request.keepWithoutEmail' : 'sent:request.keep')}</p>
    </section>
  );
}

/** As the form showed it: from the prices of the room that was asked for. */
function SentEstimate({ sent }: { readonly sent: SentQuote }) {
  const { t } = useTranslation();
  const property = useProperty();
  const { data: prices } = useListPricesQuery({});
  const stay = stayOf(sent);
  const ofRoom = prices?.filter(({ room }) => room.slug === sent.preferredRoom) ?? [];
  const [first] = ofRoom;
  if (!property || !stay || !first) return null;
  const room = { ...first.room, maxGuests: sent.guests, prices: ofRoom };
  return (
    <div className={s.estimate}>
      <h3 className={place.title}>{t('stay:estimate.title')}</h3>
      <Estimate isOpen stay={stay} guests={sent.guests} room={room} property={property} />
    </div>
  );
}

/** The request that the address names: sent by the server with the page, or by this visit. */
function useSentQuote(): SentQuote | undefined {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const { sentQuote: rendered } = usePageFacts();
  const sent = useSelector<VisitRoot, SentQuote | null>((state) => state.visit.sentQuote);
  // The server renders without the query, and the browser's first render has to be the same.
  if (!hydrated) return rendered ?? undefined;
  const ref = new URLSearchParams(search).get(QUOTE_REF);
  return [sent, rendered].find((quote) => quote !== null && quote.ref === ref) ?? undefined;
}
