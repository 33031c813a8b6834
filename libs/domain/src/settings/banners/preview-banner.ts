import { pictureOrigins } from './banner-places';
import type { BannerSanitiser, RemovedPart } from './banner-sanitiser';

/** A banner as guests would see it, before it is saved. */
export interface BannerPreview {
  readonly html: string;
  readonly removed: readonly RemovedPart[];
  /**
   * Other hosts that its pictures come from: with any, it waits for consent to marketing. Source: specification §12.
   */
  readonly pictureOrigins: readonly string[];
}

/** Sanitises a banner without saving it. */
export class PreviewBanner {
  constructor(private readonly sanitiser: BannerSanitiser) {}

  /** @param ownOrigin the site's own, such as `https://ginepri.example` */
  preview(written: string, ownOrigin: string): BannerPreview {
    const html = this.sanitiser.sanitise(written);
    return {
      html,
      removed: this.sanitiser.removedFrom(written),
      pictureOrigins: pictureOrigins(html, ownOrigin),
    };
  }
}
