import type { Account } from '@ospite/contracts';
import { officePaths, PROPERTY_GROUP_NAMES, SETTINGS_GROUP_NAMES } from '@ospite/i18n/office-paths';
import { Route, Routes } from 'react-router-dom';
import { ForEditors } from '../features/content/for-editors';
import { lazyPage } from '../shared/screen/lazy-page';
import { MorePage } from './more-page';

const TodayPage = lazyPage(async () => (await import('../pages/today/today-page')).TodayPage);
const QuotesPage = lazyPage(async () => (await import('../pages/quotes/quotes-page')).QuotesPage);
const QuotePage = lazyPage(async () => (await import('../pages/quote/quote-page')).QuotePage);
const ReplyTemplatesPage = lazyPage(
  async () => (await import('../pages/reply-templates/reply-templates-page')).ReplyTemplatesPage,
);
const PricesPage = lazyPage(async () => (await import('../pages/prices/prices-page')).PricesPage);
const GalleriesPage = lazyPage(async () => (await import('../pages/galleries/galleries-page')).GalleriesPage);
const GalleryPage = lazyPage(async () => (await import('../pages/gallery/gallery-page')).GalleryPage);
const BreakfastPage = lazyPage(async () => (await import('../pages/breakfast/breakfast-page')).BreakfastPage);
const EventsPage = lazyPage(async () => (await import('../pages/events/events-page')).EventsPage);
const RoomsPage = lazyPage(async () => (await import('../pages/rooms/rooms-page')).RoomsPage);
const ReviewsPage = lazyPage(async () => (await import('../pages/reviews/reviews-page')).ReviewsPage);
const PropertyPage = lazyPage(async () => (await import('../pages/property/property-page')).PropertyPage);
const PropertyGroupPage = lazyPage(
  async () => (await import('../pages/property/property-group-page')).PropertyGroupPage,
);
const BrandPage = lazyPage(async () => (await import('../pages/brand/brand-page')).BrandPage);
const SettingsPage = lazyPage(async () => (await import('../pages/settings/settings-page')).SettingsPage);
const SettingsGroupPage = lazyPage(
  async () => (await import('../pages/settings/settings-group-page')).SettingsGroupPage,
);
const ContentPage = lazyPage(async () => (await import('../pages/content/content-page')).ContentPage);
const ContentSectionsPage = lazyPage(
  async () => (await import('../pages/content/content-sections-page')).ContentSectionsPage,
);
const ContentSectionPage = lazyPage(
  async () => (await import('../pages/content/content-section-page')).ContentSectionPage,
);
const TranslationsPage = lazyPage(
  async () => (await import('../pages/content/translations-page')).TranslationsPage,
);
const StarterTextsPage = lazyPage(
  async () => (await import('../pages/content/starter-texts-page')).StarterTextsPage,
);
const AccountPage = lazyPage(async () => (await import('../pages/account/account-page')).AccountPage);
const GuidePage = lazyPage(async () => (await import('../pages/guide/guide-page')).GuidePage);
const NotFoundPage = lazyPage(async () => (await import('../pages/not-found/not-found-page')).NotFoundPage);

const PATTERNS = officePaths('');

/** Every screen by its address; each is loaded when it is opened. */
export function OfficeRoutes({ account }: { readonly account: Account }) {
  return (
    <Routes>
      <Route index element={<TodayPage account={account} />} />
      <Route path={PATTERNS.quotes} element={<QuotesPage />}>
        <Route path={PATTERNS.quote(':id')} element={<QuotePage />} />
      </Route>
      <Route path={PATTERNS.replyTemplates} element={<ReplyTemplatesPage />} />
      <Route path={PATTERNS.prices} element={<PricesPage />} />
      <Route path={PATTERNS.galleries} element={<GalleriesPage />} />
      <Route path={PATTERNS.gallery(':roomId')} element={<GalleryPage />} />
      <Route path={PATTERNS.breakfast} element={<BreakfastPage />} />
      <Route path={PATTERNS.rooms} element={<RoomsPage />} />
      <Route path={PATTERNS.reviews} element={<ReviewsPage />} />
      <Route path={PATTERNS.property} element={<PropertyPage />} />
      {PROPERTY_GROUP_NAMES.map((group) => (
        // The key keeps what is typed in one group out of the next one.
        <Route
          key={group}
          path={PATTERNS.propertyGroup(group)}
          element={<PropertyGroupPage key={group} group={group} />}
        />
      ))}
      <Route element={<ForEditors account={account} />}>
        <Route path={PATTERNS.brand} element={<BrandPage />} />
        <Route path={PATTERNS.events} element={<EventsPage />} />
        <Route path={PATTERNS.content} element={<ContentPage />} />
        <Route path={PATTERNS.translations} element={<TranslationsPage />} />
        <Route path={PATTERNS.starterTexts} element={<StarterTextsPage />} />
        <Route path={PATTERNS.contentPage(':page')} element={<ContentSectionsPage />} />
        <Route path={PATTERNS.contentSection(':id')} element={<ContentSectionPage />} />
      </Route>
      <Route path={PATTERNS.settings} element={<SettingsPage />} />
      {SETTINGS_GROUP_NAMES.map((group) => (
        <Route
          key={group}
          path={PATTERNS.settingsGroup(group)}
          element={<SettingsGroupPage key={group} group={group} />}
        />
      ))}
      <Route path={PATTERNS.account} element={<AccountPage account={account} />} />
      <Route path={PATTERNS.guide} element={<GuidePage />} />
      <Route path={PATTERNS.more} element={<MorePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
