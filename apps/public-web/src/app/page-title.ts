import type { Property } from '@ospite/contracts/guest';
import type { PageName } from '@ospite/i18n/paths';
import type { TFunction } from 'i18next';

/** Title and description of a page; those of a room's page come from the room. */
interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** What a page is called in tabs and search results. @param page undefined at an address without a page */
export function pageTexts(t: TFunction, page: PageName | undefined, property: Property): PageTexts {
  const { name, city } = property;
  const home = t('home:meta.description', { city });
  switch (page) {
    case 'home':
      return { title: t('home:meta.title', { name, city }), description: home };
    case 'rooms':
      return {
        title: t('rooms:list.meta.title', { name }),
        description: t('rooms:list.meta.description', { city }),
      };
    case 'room':
      return { title: `${t('rooms:detail.notFound.metaTitle')} · ${name}`, description: home };
    case 'quote':
      return { title: t('quote:meta.title', { name }), description: t('quote:meta.description') };
    case 'quoteSent':
      return { title: `${t('quote:sent.metaTitle')} · ${name}`, description: t('quote:sent.lead') };
    case 'privacyPolicy':
      return {
        title: t('legal:privacy.metaTitle', { name }),
        description: t('legal:privacy.metaDescription', { name }),
      };
    case undefined:
      return {
        title: `${t('common:notFound.metaTitle')} · ${name}`,
        description: t('common:notFound.text'),
      };
  }
}
