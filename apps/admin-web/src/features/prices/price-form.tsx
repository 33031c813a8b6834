import { useUpdatePriceMutation, type Pricing, type Room } from '@ospite/contracts';
import { MAX_PRICE_TEXT_LENGTH, type Season } from '@ospite/domain';
import { TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../../shared/forms/save-bar';
import { useBasedOn } from '../../shared/forms/use-based-on';
import { useForm } from '../../shared/forms/use-form';
import { OnRequest } from './on-request';
import { priceReading } from './price-reading';
import * as s from './prices.module.css';

const SEASONS: Readonly<Record<Season, string>> = {
  high: 'office:prices.high',
  low: 'office:prices.low',
};

interface PriceFormProps {
  readonly room: Pick<Room, 'id' | 'name'>;
  readonly season: Season;
  /** Undefined where the room has none in this season. */
  readonly price: Pricing | undefined;
}

/** One price, saved only once it was edited. Source: specification §5, Pricing; toasts §8. */
export function PriceForm({ room, season, price }: PriceFormProps) {
  const { t } = useTranslation();
  const [updatePrice] = useUpdatePriceMutation();
  const { basedOn, keep } = useBasedOn();
  const label = t(SEASONS[season]);
  const form = useForm({
    saved: { pricePerNight: price?.pricePerNight ?? '' },
    check: ({ pricePerNight }) => ({
      pricePerNight: pricePerNight.trim() === '' ? t('office:prices.required') : undefined,
    }),
    send: async ({ pricePerNight }) => {
      const result = await updatePrice({
        roomId: room.id,
        season,
        updatePriceRequest: {
          pricePerNight: pricePerNight.trim(),
          ...(price && { updatedAt: basedOn(price.updatedAt) }),
        },
      });
      keep(result);
      return result;
    },
    outcome: {
      done: t('office:common.success'),
      doneDescription: t('office:prices.saved'),
      failed: t('office:prices.notSaved'),
    },
  });
  const { pricePerNight } = form.values;
  return (
    <form
      className={s.price}
      aria-label={t('office:prices.priceOf', { room: room.name, season: label })}
      onSubmit={form.onSubmit}
      noValidate
    >
      <TextField
        name="pricePerNight"
        label={label}
        hint={priceReading(t, pricePerNight)}
        value={pricePerNight}
        onChange={(typed) => form.set({ pricePerNight: typed })}
        error={form.errors.pricePerNight}
        maxLength={MAX_PRICE_TEXT_LENGTH}
        verbatim
      />
      <SaveBar form={form} isInline labels={{ pricePerNight: label }}>
        {price && !form.isDirty && <OnRequest room={room} season={season} seasonName={label} />}
      </SaveBar>
    </form>
  );
}
