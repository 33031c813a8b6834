import type { Property } from '@ospite/contracts/guest';
import type { PageName } from '@ospite/i18n/paths';
import type { TFunction } from 'i18next';

/** Title and description of a page; those of a room's page come from the room. */
interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** Where the texts of most pages stand. */
const META = {
  home: 'home:meta',
  rooms: 'rooms:list.meta',
  quote: 'quote:meta',
  prices: 'prices:meta',
  breakfast: 'breakfast:meta',
  services: 'facilities:meta',
  guide: 'guide:meta',
  about: 'about:meta',
  contact: 'contact:meta',
  review: 'reviews:meta',
  privacyPolicy: 'legal:privacyPolicy.meta',
  cookiePolicy: 'legal:cookiePolicy.meta',
  terms: 'legal:terms.meta',
  privacy: 'legal:privacy.meta',
  accessibility: 'accessibility:meta',
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
      const facts = { name, city };
      return { title: t(`${META[page]}.title`, facts), description: t(`${META[page]}.description`, facts) };
    }
  }
}
