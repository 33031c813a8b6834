import type {
  Content,
  ContentPage,
  Event as LocalEvent,
  Pricing,
  Property,
  Room,
  RoomDetail,
} from '@ospite/contracts/guest';
import { DEFAULT_LANGUAGE, isOwnPage, LANGUAGES, type Language } from '@ospite/domain';
import { addressOf, ITALIAN_TEXT_PAGES, pathTo, type PageName } from '@ospite/i18n/paths';
import type { PageHead, SharePicture } from '@ospite/site-engine/render';
import type { TFunction } from 'i18next';
import { pageWords } from '../../shared/content/page-words';
import { roomSentence } from '../../shared/format/localized-text';
import { lowestPriceOfAll } from '../../shared/format/lowest-prices';
import { centsText } from '../../shared/format/price';
import { roomTitle } from '../../shared/format/room-title';
import { pageTitle } from '../page-title';
import { pageDescription } from './page-description';
import { sharePicture } from './share-picture';
import { breadcrumbs, eventData, lodgingBusiness, questionsData } from './structured-data';

interface HeadInput {
  readonly t: TFunction;
  readonly language: Language;
  readonly publicUrl: string;
  readonly page: PageName | undefined;
  readonly slug: string | undefined;
  /** The pages that have content, with the addresses that their owner gave them. */
  readonly written: readonly ContentPage[];
  readonly property: Property;
  readonly rooms: readonly Room[];
  readonly prices: readonly Pricing[];
  readonly room: RoomDetail | undefined;
  readonly events: readonly LocalEvent[];
  readonly content: Content | undefined;
  /** The home page's content, whose picture stands for the property. */
  readonly home: Content | undefined;
  /** Address of the site's icon, a square of 512 pixels. */
  readonly icon?: string | undefined;
}

/** Nobody should arrive at these from a search. */
const NOT_INDEXED: readonly PageName[] = ['quoteSent'];

/** The head of a page in one language. */
export function pageHead(input: HeadInput): PageHead {
  const { t, language, publicUrl, page, slug, written, property, room, content } = input;
  const words = pageWords(content);
  const isMissing = page === undefined || (page === 'room' && !room);
  const texts = room
    ? {
        title: roomTitle(t, room, property, language),
        description: roomSentence(room, language).text,
      }
    : {
        title: pageTitle(t, page, property, words),
        description: pageDescription(t, language, page, describedProperty(input), words, content),
      };
  const isItalian = page !== undefined && ITALIAN_TEXT_PAGES.includes(page);
  const addressIn = (spoken: Language) => publicUrl + (page ? addressOf(page, spoken, written, slug) : '');
  return {
    ...texts,
    siteName: property.name,
    canonical: isMissing ? null : addressIn(isItalian ? DEFAULT_LANGUAGE : language),
    alternates:
      isMissing || isItalian
        ? []
        : [
            ...LANGUAGES.map((spoken) => ({ language: spoken, url: addressIn(spoken) })),
            { language: 'x-default', url: addressIn(DEFAULT_LANGUAGE) },
          ],
    image: sharePicture(input) ?? iconPicture(input),
    indexed: !isMissing && !NOT_INDEXED.includes(page),
    data: isMissing ? [] : structuredData(input),
  };
}

function describedProperty({ property, rooms, prices, language, content }: HeadInput) {
  const { name, city } = property;
  const cents = lowestPriceOfAll(rooms, prices);
  return {
    name,
    city,
    rooms: rooms.length,
    price: cents === undefined ? undefined : centsText(cents, language),
    hasIncluded: content?.sections.some(({ kind }) => kind === 'prices.included') ?? false,
    hasTouristTax: Boolean(property.touristTax),
  };
}

/** What stands for a house that shows no picture. */
function iconPicture({ icon, publicUrl, property }: HeadInput): SharePicture | null {
  return icon ? { url: publicUrl + icon, width: 512, height: 512, alt: property.name } : null;
}

function structuredData(input: HeadInput) {
  const { t, language, publicUrl, page, written, property, rooms, room, events, content } = input;
  const place = { t, property, language, publicUrl };
  const image = sharePicture({ ...input, room: undefined, content: undefined })?.url;
  const home = { name: t('common:nav.home'), path: pathTo('home', language) };
  const list = { name: t('common:nav.rooms'), path: pathTo('rooms', language) };
  if (page === 'home') return [lodgingBusiness(place, rooms, image)];
  if (page === 'rooms') return [lodgingBusiness(place, rooms, image), breadcrumbs(publicUrl, [home, list])];
  if (page === 'room' && room) {
    const here = { name: room.name, path: pathTo('room', language, room.slug) };
    return [
      lodgingBusiness(place, [room], image),
      breadcrumbs(publicUrl, [home, list, here]),
      ...questionsData(content),
    ];
  }
  if (page === 'quote') {
    const here = { name: t('common:nav.quote'), path: pathTo('quote', language) };
    return [breadcrumbs(publicUrl, [home, here])];
  }
  if (page === 'prices' || page === 'services' || page === 'about' || page === 'contact') {
    const here = { name: t(`common:nav.${page}`), path: pathTo(page, language) };
    return [breadcrumbs(publicUrl, [home, here]), ...questionsData(content)];
  }
  if (page === 'breakfast' || page === 'review') {
    const here = { name: t(`common:footer.${page}`), path: pathTo(page, language) };
    return [breadcrumbs(publicUrl, [home, here])];
  }
  if (page === 'guide' || (page && isOwnPage(page))) {
    const here = {
      name: pageWords(content).title?.text ?? t('common:nav.guide'),
      path: addressOf(page, language, written),
    };
    const way = breadcrumbs(publicUrl, [home, here]);
    return [way, ...questionsData(content), ...eventData(place, events)];
  }
  return [];
}
