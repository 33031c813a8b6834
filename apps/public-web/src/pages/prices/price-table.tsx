import type { Property } from '@ospite/contracts/guest';
import { SEASONS } from '@ospite/domain';
import { buttonClass, VisuallyHidden } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { SeasonPrice } from '../../features/rooms/season-price';
import { quoteSearch } from '../../shared/navigation/quote-search';
import { SiteLink } from '../../shared/navigation/site-link';
import type { PricedRoom } from '../../shared/stay/stay';
import { useSeasons } from './use-seasons';
import * as s from './price-table.module.css';

interface PriceTableProps {
  readonly property: Property;
  readonly rooms: readonly PricedRoom[];
}

/**
 * A row for each room and a column for each season, and at the end of each row the way to ask for that room. On a phone
 * the rows look like cards; the roles keep it a table there, which browsers otherwise forget with its layout.
 */
export function PriceTable({ property, rooms }: PriceTableProps) {
  const { t } = useTranslation();
  const seasons = useSeasons(property);
  return (
    <table role="table" className={s.table}>
      <caption className={s.caption}>{t('prices:table.caption')}</caption>
      <thead role="rowgroup" className={s.head}>
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('stay:room')}
          </th>
          {SEASONS.map((season) => (
            <th key={season} role="columnheader" scope="col">
              {seasons[season].name} <span className={s.period}>{seasons[season].period}</span>
            </th>
          ))}
          <th role="columnheader" scope="col" className={s.action}>
            <VisuallyHidden>{t('prices:table.ask')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className={s.body}>
        {rooms.map(({ slug, name, maxGuests, prices }) => (
          <tr key={slug} role="row" className={s.row}>
            <th role="rowheader" scope="row" className={s.room}>
              <SiteLink page="room" slug={slug} className={s.name}>
                {name}
              </SiteLink>
              <span className={s.guests}>{t('prices:table.guests', { count: maxGuests })}</span>
            </th>
            {SEASONS.map((season) => (
              <td key={season} role="cell" className={s.cell}>
                <span className={s.label} aria-hidden="true">
                  {seasons[season].name} <span className={s.period}>{seasons[season].period}</span>
                </span>
                <span className={s.price}>
                  <SeasonPrice typed={prices.find((price) => price.season === season)?.pricePerNight} />
                </span>
              </td>
            ))}
            <td role="cell" className={s.action}>
              <SiteLink page="quote" search={quoteSearch(slug)} className={buttonClass('quiet', s.ask)}>
                <span>
                  {t('prices:table.quote')}
                  <VisuallyHidden> – {name}</VisuallyHidden>
                </span>
              </SiteLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
