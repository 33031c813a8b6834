import { lowestPrice, type Language } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { centsText } from './price';

interface TitledRoom {
  readonly name: string;
  readonly sizeSqm: number | null;
  readonly maxGuests: number;
  readonly prices: readonly { readonly pricePerNight: string }[];
}

/** What tabs and search results call a room, from its facts: "Bungalow Ginepro, San Teodoro: 36 m², 2 ospiti, da 75 € · Baia dei Ginepri". */
export function roomTitle(
  t: TFunction,
  room: TitledRoom,
  { name, city }: { readonly name: string; readonly city: string },
  language: Language,
): string {
  const cents = lowestPrice(room.prices);
  const facts = [
    room.sizeSqm !== null && t('rooms:size', { size: room.sizeSqm }),
    t('rooms:detail.meta.guests', { count: room.maxGuests }),
    cents !== undefined && t('rooms:detail.meta.from', { price: centsText(cents, language) }),
  ];
  return t('rooms:detail.meta.title', {
    room: city ? t('rooms:detail.meta.place', { room: room.name, city }) : room.name,
    facts: facts.filter(Boolean).join(', '),
    name,
  });
}
