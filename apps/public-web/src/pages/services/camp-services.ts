import type { Property } from '@ospite/contracts/guest';
import { amountOf, type AmountId, type Language } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { periodText } from '../../shared/format/periods';
import { centsText } from '../../shared/format/price';
import { wayTextTo } from '../../shared/format/way';

/** What a guest wants to know of a service before asking; each in lines, none where nothing is known. */
export interface ServiceFacts {
  readonly season: readonly string[];
  readonly cost: readonly string[];
  readonly booking: readonly string[];
  readonly distance: readonly string[];
}

/** The services with a picture. Source: specification §2, Services. */
export const BLOCKS = ['pool', 'restaurant', 'sports', 'mooring', 'marine', 'shuttle'] as const;
export type Block = (typeof BLOCKS)[number];

/** The services of "Altri Servizi Inclusi". Source: specification §2, Services. */
export const CARDS = ['market', 'parking', 'laundry'] as const;
export type Card = (typeof CARDS)[number];

/** The facts of each service, of the property's own values. Source: specification §9 (sports, shuttle, parking, laundry). */
export function serviceFacts(
  service: Block | Card,
  property: Property,
  t: TFunction,
  language: Language,
): ServiceFacts {
  const period = (season: Property['openSeason']) => lines(season && periodText(season, language));
  const amount = (id: AmountId, text: (price: string) => string) => {
    const cents = amountOf(property.amounts, id);
    return lines(cents !== undefined && text(centsText(cents, language)));
  };
  const toMarina = wayTextTo(property, 'marina', 'facilities', t, language);
  const toBeach = wayTextTo(property, 'beach', 'facilities', t, language);
  const onSite = {
    season: period(property.servicesSeason),
    booking: [t('facilities:facts.notNeeded')],
    distance: [t('facilities:facts.onSite')],
  };
  const atMarina = {
    ...onSite,
    distance: lines(toMarina && t('facilities:facts.toMarina', { way: toMarina })),
  };
  switch (service) {
    case 'pool':
      return { ...onSite, cost: [t('facilities:pool.cost')], booking: [t('facilities:facts.atReception')] };
    case 'restaurant':
      return {
        ...onSite,
        cost: [t('facilities:restaurant.cost')],
        booking: [t('facilities:restaurant.booking')],
      };
    case 'sports':
      return {
        ...onSite,
        cost: [
          t('facilities:sports.cost'),
          ...amount('tennis-evening', (price) => t('facilities:sports.tennisEvening', { price })),
          ...amount('five-a-side-evening', (price) => t('facilities:sports.fiveASideEvening', { price })),
        ],
        booking: [t('facilities:facts.atReception')],
      };
    case 'mooring':
      return {
        ...atMarina,
        cost: [t('facilities:mooring.cost')],
        booking: [t('facilities:mooring.booking')],
      };
    case 'marine':
      return {
        ...atMarina,
        season: [t('facilities:facts.allYear')],
        cost: [
          t('facilities:marine.cost'),
          ...amount('boat-trip', (price) => t('facilities:marine.boatTrip', { price })),
        ],
        booking: [t('facilities:marine.booking')],
      };
    case 'shuttle':
      return {
        ...onSite,
        cost: [t('facilities:shuttle.cost', { period: periodText(property.highSeason, language) })],
        booking: [t('facilities:shuttle.booking')],
        distance: lines(toBeach && t('facilities:facts.toBeach', { way: toBeach })),
      };
    case 'market':
      return { ...onSite, cost: [t('facilities:market.cost')] };
    case 'parking':
      return {
        ...onSite,
        season: period(property.openSeason),
        cost: [t('facilities:parking.cost')],
        booking: [t('facilities:parking.booking')],
      };
    case 'laundry':
      return { ...onSite, cost: [t('facilities:laundry.cost')] };
  }
}

function lines(text: string | false | null | undefined): readonly string[] {
  return text ? [text] : [];
}
