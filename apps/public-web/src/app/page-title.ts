import type { Property } from '@ospite/contracts/guest';
import type { PageName } from '@ospite/i18n/paths';
import type { TFunction } from 'i18next';

/** Title and description of a page; those of a room's page come from the room. */
interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** Titles and descriptions of most pages. */
const META = {
  home: ['home:meta.title', 'home:meta.description'],
  rooms: ['rooms:list.meta.title', 'rooms:list.meta.description'],
  quote: ['quote:meta.title', 'quote:meta.description'],
  prices: ['prices:meta.title', 'prices:meta.description'],
  breakfast: ['breakfast:meta.title', 'breakfast:meta.description'],
  services: ['facilities:meta.title', 'facilities:meta.description'],
  guide: ['guide:meta.title', 'guide:meta.description'],
  about: ['about:meta.title', 'about:meta.description'],
  contact: ['contact:meta.title', 'contact:meta.description'],
  review: ['reviews:meta.title', 'reviews:meta.description'],
  privacyPolicy: ['legal:privacyPolicy.meta.title', 'legal:privacyPolicy.meta.description'],
  cookiePolicy: ['legal:cookiePolicy.meta.title', 'legal:cookiePolicy.meta.description'],
  terms: ['legal:terms.meta.title', 'legal:terms.meta.description'],
  privacy: ['legal:privacy.meta.title', 'legal:privacy.meta.description'],
  accessibility: ['accessibility:meta.title', 'accessibility:meta.description'],
} as const;

/** What a page is called in tabs and search results. @param page undefined at an address without a page */
export function pageTexts(t: TFunction, page: PageName | undefined, property: Property): PageTexts {
  const { name, city } = property;
  switch (page) {
    case 'room':
      return {
        title: `${t('rooms:detail.notFound.metaTitle')} · ${name}`,
        description: t('home:meta.description', { city }),
      };
    case 'quoteSent':
      return { title: `${t('sent:metaTitle')} · ${name}`, description: t('sent:lead') };
    case undefined:
      return {
        title: `${t('common:notFound.metaTitle')} · ${name}`,
        description: t('common:notFound.text'),
      };
    default: {
      const [title, description] = META[page];
      return { title: t(title, { name, city }), description: t(description, { name, city }) };
    }
  }
}
