import type { AdditionalService } from './additional-service';
import type { CalendarDate, Localized, NamedItem, StayFact } from '../shared';
import type { NamedAmount } from './named-amounts';
import type { Host, PropertyTerms } from './property-terms';
import type { TouristTax } from './tourist-tax';

/** Longest texts about the property; our own limits, wide enough for any real one. */
export const MAX_PROPERTY_TEXT_LENGTH = 200;
export const MAX_PROPERTY_PHONE_LENGTH = 30;

/** A time of day at the property, `HH:MM`. */
export type TimeOfDay = string;

export interface HoursOfDay {
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
}

/** A part of each year, both ends included, as `MM-DD`. */
export interface YearlyPeriod {
  readonly from: string;
  readonly to: string;
}

/** Guests' score on a booking platform. */
export interface Score {
  readonly value: number;
  readonly scale: number;
  /** The platform's name, as shown. */
  readonly source: string;
  readonly date: CalendarDate;
}

/** Places that guests ask the way to; the catalogues name them. Source: specification §2, Home. */
export const LANDMARKS = ['airport', 'town-centre', 'beach', 'marina'] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** How guests take a way. Source: specification §1. */
export const WAY_MODES = ['on-foot', 'by-car'] as const;
export type WayMode = (typeof WAY_MODES)[number];

/** How far it is: minutes in a mode, and metres, two numbers for a range. */
export interface Distance {
  readonly mode: WayMode;
  readonly minutes: number | null;
  readonly metres: readonly [number] | readonly [number, number] | null;
}

/** The way to a landmark. */
export interface WayTo extends Distance {
  readonly landmark: Landmark;
}

/** The way to a place that only this property's guests ask for, by the owner's name for it. */
export interface OwnWay extends NamedItem, Distance {}

export interface Video {
  readonly url: string;
  readonly posterUrl: string | null;
}

/** The one accommodation this installation serves; what is null is not shown. Source: specification §1. */
export interface Property extends PropertyTerms {
  readonly name: string;
  readonly tagline: Localized;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  /** Region or province as written in the address. */
  readonly region: string;
  /** ISO 3166-1 alpha-2, such as `IT`. */
  readonly country: string;
  /** In international form, such as `+39 0784 000000`. */
  readonly phone: string;
  readonly email: string;
  /** Whether guests are promised an answer to a quote within 24 hours. Source: specification §9, Quote reply. */
  readonly answersInOneDay: boolean;
  /** Degrees, WGS 84. */
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
  readonly reception: HoursOfDay | null;
  /** Check-in is possible from here on; arrivals after the second time must be announced. */
  readonly checkin: { readonly from: TimeOfDay; readonly announceAfter: TimeOfDay | null };
  /** Rooms are left by this time. */
  readonly checkout: TimeOfDay;
  readonly breakfast: HoursOfDay | null;
  readonly quietHours: HoursOfDay | null;
  /** When the high season's prices apply; the rest of the year is low season. */
  readonly highSeason: YearlyPeriod;
  /** When the property is open to guests; null when it is all year, or unknown. */
  readonly openSeason: YearlyPeriod | null;
  /** When the services are open. */
  readonly servicesSeason: YearlyPeriod | null;
  /** Number for the chat link, digits with country code; null hides the button. */
  readonly chatNumber: string | null;
  readonly score: Score | null;
  readonly waysTo: readonly WayTo[];
  readonly ownWays: readonly OwnWay[];
  /** The page of the beach shuttle's operator. */
  readonly shuttleUrl: string | null;
  /** A map of another host, loaded in a frame when the visitor presses it. */
  readonly mapEmbedUrl: string | null;
  readonly hosts: readonly Host[];
  readonly vatNumber: string | null;
  readonly cin: string | null;
  readonly iun: string | null;
  readonly touristTax: TouristTax | null;
  readonly offeredServices: readonly AdditionalService[];
  /** Services of the owner's own, which guests can ask for too. */
  readonly ownServices: readonly NamedItem[];
  /** Amenities of the owner's own, which rooms name by their ids. */
  readonly ownAmenities: readonly NamedItem[];
  /** Per cent off a stay of a week or more; null when there is none. Source: specification §9. */
  readonly weeklyDiscountPercent: number | null;
  readonly amounts: readonly NamedAmount[];
  /** What guests ask before they write, of `PROPERTY_FACTS`; unset ones are not in the list. */
  readonly stayFacts: readonly StayFact[];
  readonly video: Video | null;
  /** The agency's credit in the footer. */
  readonly credit: { readonly label: string; readonly url: string } | null;
  readonly updatedAt: Date;
}

/** Whether a day falls in a yearly period; one that ends before it begins runs over the new year. */
export function isWithin(date: CalendarDate, period: YearlyPeriod): boolean {
  const day = date.slice(5);
  return period.from <= period.to
    ? day >= period.from && day <= period.to
    : day >= period.from || day <= period.to;
}
