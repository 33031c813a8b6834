import type { BannerPlace } from '@ospite/domain';
import { usePageFacts } from '../../shared/facts/page-facts';

let Loaded: typeof import('./banner-box').BannerBox | undefined;

/** Loads what shows banners, once, before anything is rendered; a site without banners does without. */
export async function loadBanners(): Promise<void> {
  Loaded = (await import(/* webpackChunkName: "banners" */ './banner-box')).BannerBox;
}

/** The banners of a place, marked as advertising; nothing where none is filled in. Source: specification §7. */
export function Banners({ place }: { readonly place: BannerPlace }) {
  const { banners } = usePageFacts();
  return banners?.map((banner, index) =>
    Loaded && banner.place === place ? <Loaded key={index} banner={banner} /> : null,
  );
}
