import type { Pricing, Room } from '@ospite/contracts';
import { centsRangeOf, MAX_PRICE_TEXT_LENGTH, SEASONS, type Season } from '@ospite/domain';
import { Badge, TextField } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { eurosText } from '../../shared/formats';
import type { FieldErrors } from '../../shared/forms/field-errors';
import { SaveBar } from '../../shared/forms/save-bar';
import { useForm } from '../../shared/forms/use-form';
import { SECOND_TAP_MS } from '../../shared/use-second-tap';
import { OnRequest } from './on-request';
import { farPrice, priceCells, priceValues, type PriceCell, type PriceValues } from './price-cells';
import { priceReading } from './price-reading';
import { usePriceSaving } from './use-price-saving';
import * as s from './prices.module.css';

const SEASON_NAMES: Readonly<Record<Season, string>> = {
  high: 'office:prices.high',
  low: 'office:prices.low',
};

interface PriceGridProps {
  readonly rooms: readonly Room[];
  readonly prices: readonly Pricing[];
}

/** All prices, rooms down and seasons across, saved together once one was edited. Source: specification §5, Pricing. */
export function PriceGrid({ rooms, prices }: PriceGridProps) {
  const { t } = useTranslation();
  const cells = priceCells(rooms, prices);
  const labelOf = ({ room, season }: PriceCell) =>
    t('office:prices.priceOf', { room: room.name, season: t(SEASON_NAMES[season]) });
  const [stored, setStored] = useState<readonly PriceCell[]>([]);
  const [isCutOff, setCutOff] = useState(false);
  // Prices that look like slips, as they were typed when the owner was asked about them: a second press saves them.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const askedAt = useRef(-SECOND_TAP_MS);
  const askedAs = ({ name }: PriceCell, values: PriceValues) => `${name} ${values[name]}`;
  const slipOf = (cell: PriceCell, values: PriceValues) => {
    const other = farPrice(cells, cell, values);
    return other && t('office:prices.far', { amount: eurosText(centsRangeOf(other)) });
  };
  const form = useForm<PriceValues>({
    saved: priceValues(cells),
    draft: 'prices',
    check: (values) => ({
      ...Object.fromEntries(
        cells
          .filter((cell) => !asked.includes(askedAs(cell, values)))
          .map((cell) => [cell.name, slipOf(cell, values)]),
      ),
      ...missingPrices(t, cells, values),
    }),
    send: usePriceSaving(cells, (prices, isAll) => {
      setStored(prices);
      setCutOff(!isAll);
    }),
    outcome: { failed: t('office:prices.notSaved') },
  });

  function field(cell: PriceCell) {
    const { name, price, season, room } = cell;
    const typed = form.values[name] ?? '';
    const slip = asked.includes(askedAs(cell, form.values)) && slipOf(cell, form.values);
    return (
      <div key={name} className={s.cell}>
        <TextField
          name={name}
          label={labelOf(cell)}
          isLabelHidden
          {...priceReading(t, typed)}
          {...(slip && { warning: slip })}
          value={typed}
          onChange={(text) => form.set({ [name]: text })}
          error={form.errors[name]}
          maxLength={MAX_PRICE_TEXT_LENGTH}
          verbatim
        />
        {price && typed.trim() === '' && (
          <OnRequest room={room} season={season} seasonName={t(SEASON_NAMES[season])} />
        )}
      </div>
    );
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const now = performance.now();
    // A key that is held or pressed twice answers no question that nobody has read yet.
    const isAnswer = now - askedAt.current >= SECOND_TAP_MS;
    if (
      !isAnswer ||
      cells.some((cell) => !asked.includes(askedAs(cell, form.values)) && slipOf(cell, form.values))
    )
      askedAt.current = now;
    if (!isAnswer) return;
    form.onSubmit(event);
    setAsked(cells.map((cell) => askedAs(cell, form.values)));
  }

  return (
    <form className={s.form} onSubmit={submit} noValidate aria-label={t('office:prices.title')}>
      {/* Each field is named after its room and season for who hears it. */}
      <div className={s.heads} aria-hidden="true">
        {SEASONS.map((season) => (
          <span key={season}>{t(SEASON_NAMES[season])}</span>
        ))}
      </div>
      {rooms.map((room) => (
        <section key={room.id} className={s.room} aria-label={room.name}>
          <h2 className={s.name}>
            {room.name} {!room.isActive && <Badge>{t('office:rooms.inactive')}</Badge>}
          </h2>
          {cells.filter((cell) => cell.room === room).map(field)}
        </section>
      ))}
      <SaveBar
        form={form}
        labels={Object.fromEntries(cells.map((cell) => [cell.name, labelOf(cell)]))}
        savedLabel={t(stored.length > 1 ? 'office:prices.severalSaved' : 'office:prices.saved')}
        note={
          isCutOff &&
          stored.length > 0 &&
          t('office:prices.published', { prices: stored.map(labelOf).join('; ') })
        }
      />
    </form>
  );
}

/** A price that is there is changed here, and taken away by a button of its own. */
function missingPrices(t: TFunction, cells: readonly PriceCell[], values: PriceValues): FieldErrors {
  const missing = cells.filter(({ name, price }) => price && values[name]?.trim() === '');
  return Object.fromEntries(missing.map(({ name }) => [name, t('office:prices.required')]));
}
