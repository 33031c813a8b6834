import {
  amountOf,
  byLanguage,
  type AdditionalService,
  type AmountId,
  type Landmark,
  type Language,
  type NamedAmount,
  type WayTo,
} from '@ospite/domain';
import { LOCALES } from '@ospite/i18n/mail';
import { centsText, decimalText } from '@ospite/i18n/money';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What the texts state of the house. */
export interface HouseFacts {
  readonly name: string;
  readonly city: string;
  readonly ways: readonly WayTo[];
  readonly amounts: readonly NamedAmount[];
  readonly services: readonly AdditionalService[];
  readonly address: string;
  readonly highSeason: Season;
  readonly openSeason: Season | null;
  readonly servicesSeason: Season | null;
  readonly shuttleUrl: string | null;
  readonly hasReception: boolean;
  /** In every room that guests see. */
  readonly hasWifi: boolean;
}

/** A part of every year, its days as `MM-DD`. */
interface Season {
  readonly from: string;
  readonly to: string;
}

/** The facts of the house there is; undefined before it has been described. */
export async function readHouseFacts(em: SqlEntityManager): Promise<HouseFacts | undefined> {
  const houses: HouseFacts[] = await em.execute(
    `select name, city, address, ways_to as ways, amounts, offered_services as services, shuttle_url as "shuttleUrl",
       high_season as "highSeason", open_season as "openSeason", services_season as "servicesSeason",
       reception is not null as "hasReception",
       not exists (select 1 from room where is_active and not 'free-wifi' = any (amenities)) as "hasWifi"
     from property`,
  );
  return houses[0];
}

/** A text of an amount in every language; undefined where the house does not say it. */
export function withAmount(
  { amounts }: HouseFacts,
  id: AmountId,
  textIn: Readonly<Record<Language, (amount: string) => string>>,
): Record<Language, string> | undefined {
  const cents = amountOf(amounts, id);
  return cents === undefined
    ? undefined
    : byLanguage((language) => textIn[language](centsText(cents, language)));
}

const NO_BREAK_SPACE = '\u00A0';
const MINUTES: Readonly<Record<WayTo['mode'], Readonly<Record<Language, string>>>> = {
  'on-foot': { it: 'min a piedi', en: 'min on foot', de: 'Min. zu Fuß', es: 'min a pie' },
  'by-car': { it: 'min in auto', en: 'min by car', de: 'Min. mit dem Auto', es: 'min en coche' },
};

/**
 * A text of the way to a landmark in every language, such as "10 min a piedi, 200 m"; undefined where its minutes are
 * not known.
 */
export function withWay(
  { ways }: HouseFacts,
  landmark: Landmark,
  textIn: Readonly<Record<Language, (way: string) => string>>,
): Record<Language, string> | undefined {
  const way = ways.find((one) => one.landmark === landmark);
  if (!way || way.minutes === null) return undefined;
  const { mode, minutes, metres } = way;
  return byLanguage((language) => {
    const time = `${minutes}${NO_BREAK_SPACE}${MINUTES[mode][language]}`;
    const distance = metres ? distanceText(metres, language) : undefined;
    return textIn[language]([time, distance].filter(Boolean).join(', '));
  });
}

/** A text of a season in every language, such as "31 maggio – 14 settembre" or "giugno–settembre"; undefined where the house does not say it. */
export function withPeriod(
  season: Season | null,
  textIn: Readonly<Record<Language, (period: string) => string>>,
): Record<Language, string> | undefined {
  return season ? byLanguage((language) => textIn[language](periodText(season, language))) : undefined;
}

/** With its days, or by its months where they are whole ones. */
function periodText({ from, to }: Season, language: Language): string {
  const isWhole = from.endsWith('-01') && new Date(`2023-${to}T12:00Z`).getUTCDate() === lastDayOf(to);
  const parts = { day: isWhole ? undefined : 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(LOCALES[language], parts);
  const [first, last] = [from, to].map((day) => {
    const text = format.format(new Date(`2023-${day}T12:00Z`)).replaceAll(' ', NO_BREAK_SPACE);
    return language === 'it' ? text.replace(/^1(?!\d)/, '1º') : text;
  });
  return isWhole ? `${first}–${last}` : `${first}${NO_BREAK_SPACE}– ${last}`;
}

function lastDayOf(day: string): number {
  return new Date(Date.UTC(2023, Number(day.slice(0, 2)), 0)).getUTCDate();
}

/** "200 m", "20–25 km". */
function distanceText(metres: readonly number[], language: Language): string {
  const isFar = (metres.at(-1) ?? 0) >= 1_000;
  const lengths = metres.map((length) => {
    const shown = isFar ? Math.round(length / 100) / 10 : length;
    return decimalText(shown, Number.isInteger(shown) ? 0 : 1, language);
  });
  return `${lengths.join('–')}${NO_BREAK_SPACE}${isFar ? 'km' : 'm'}`;
}
