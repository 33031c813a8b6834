import { useListContentPicturesQuery } from '@ospite/contracts';
import { sitePicture, type SitePictureName } from '@ospite/contracts/site-pictures';
import type { PictureSource } from '@ospite/domain';
import { useOfficePaths } from '../../../shared/office-paths';

interface Files {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly variants: readonly { readonly url: string; readonly width: number; readonly type: string }[];
}

interface SmallPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The files of a picture that comes with the site. */
export function filesOfSite(source: PictureSource): Files {
  return sitePicture(source.slice('site:'.length) as SitePictureName);
}

/**
 * A picture, small: its smallest copy in a format that every browser knows.
 * @param site origin of the site without a slash at the end, where the back-office stands elsewhere
 */
export function smallPicture({ url, width, height, variants }: Files, site: string): SmallPicture {
  const [smallest] = variants
    .filter(({ type }) => type === 'image/webp')
    .toSorted((one, other) => one.width - other.width);
  return { url: `${site}${smallest?.url ?? url}`, width, height };
}

/** The picture that a section shows; undefined while it is read, and where the owner has deleted it since. */
export function useContentPicture(source: PictureSource) {
  const { site } = useOfficePaths();
  const isOwn = source.startsWith('own:');
  const { data, isSuccess } = useListContentPicturesQuery(undefined, { skip: !isOwn });
  const files = isOwn ? data?.find((picture) => picture.source === source) : filesOfSite(source);
  return { shown: files && smallPicture(files, site), isGone: isOwn && isSuccess && !files };
}
