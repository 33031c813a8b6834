import { addPageTexts } from '@ospite/i18n';
import type { i18n } from 'i18next';
import { latePart } from '../../../shared/loading/late-part';

/** The sections of the home page share a script, and the texts of the page of reviews. */
async function load(texts: i18n) {
  const [sections] = await Promise.all([
    import(/* webpackChunkName: "home-reviews" */ './home-reviews'),
    addPageTexts(texts, 'review'),
  ]);
  return sections;
}

export const ReviewsCarousel = latePart(async (texts) => (await load(texts)).ReviewsCarousel);
export const Testimonials = latePart(async (texts) => (await load(texts)).Testimonials);
