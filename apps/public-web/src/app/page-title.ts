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
      return { title: `${t('sent:metaTitle')} · ${name}`, description: t('sent:lead') };
    case 'privacyPolicy':
      return {
        title: t('legal:privacyPolicy.metaTitle', { name }),
        description: t('legal:privacyPolicy.metaDescription', { name }),
      };
    case 'prices':
      return {
        title: t('prices:meta.title', { name, city }),
        description: t('prices:meta.description', { name, city }),
      };
    case 'breakfast':
      return {
        title: t('breakfast:meta.title', { name, city }),
        description: t('breakfast:meta.description', { name, city }),
      };
    case 'services':
      return {
        title: t('facilities:meta.title', { name, city }),
        description: t('facilities:meta.description', { name, city }),
      };
    case 'guide':
      return {
        title: t('guide:meta.title', { name, city }),
        description: t('guide:meta.description', { name, city }),
      };
    case 'about':
      return {
        title: t('about:meta.title', { name, city }),
        description: t('about:meta.description', { name, city }),
      };
    case 'contact':
      return {
        title: t('contact:meta.title', { name, city }),
        description: t('contact:meta.description', { name, city }),
      };
    case 'review':
      return {
        title: t('reviews:meta.title', { name, city }),
        description: t('reviews:meta.description', { name, city }),
      };
    case 'cookiePolicy':
      return {
        title: t('legal:cookiePolicy.metaTitle', { name, city }),
        description: t('legal:cookiePolicy.metaDescription', { name, city }),
      };
    case 'terms':
      return {
        title: t('legal:terms.metaTitle', { name, city }),
        description: t('legal:terms.metaDescription', { name, city }),
      };
    case 'privacy':
      return {
        title: t('legal:privacy.metaTitle', { name, city }),
        description: t('legal:privacy.metaDescription', { name, city }),
      };
    case 'accessibility':
      return {
        title: t('accessibility:meta.title', { name, city }),
        description: t('accessibility:meta.description', { name, city }),
      };
    case undefined:
      return {
        title: `${t('common:notFound.metaTitle')} · ${name}`,
        description: t('common:notFound.text'),
      };
  }
}
