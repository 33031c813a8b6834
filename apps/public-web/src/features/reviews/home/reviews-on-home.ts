import { addPageTexts } from '@ospite/i18n';
import { lazySection } from '@ospite/site-engine';
import type { i18n } from 'i18next';

/** The sections of the home page share a script, and the texts of the page of reviews. */
async function load(texts: i18n) {
  const [sections] = await Promise.all([
    import(/* webpackChunkName: "home-reviews" */ './home-reviews'),
    addPageTexts(texts, 'review'),
  ]);
  return sections;
}

export const ReviewsCarousel = lazySection(async (texts) => (await load(texts)).ReviewsCarousel);
export const Testimonials = lazySection(async (texts) => (await load(texts)).Testimonials);
