import { MAX_URL_LENGTH, type ImageVariant, type Picture } from '@ospite/domain';
import { p } from '@mikro-orm/postgresql';

const COLOUR_LENGTH = '#rrggbb'.length;

/** The columns of a row that holds a picture. */
export const pictureColumns = () => ({
  url: p.string().length(MAX_URL_LENGTH),
  width: p.integer(),
  height: p.integer(),
  placeholder: p.string().length(COLOUR_LENGTH),
  variants: p.json<readonly ImageVariant[]>(),
});

/** The picture of a row, and nothing else that the row holds. */
export function pictureOf({ url, width, height, placeholder, variants }: Picture): Picture {
  return { url, width, height, placeholder, variants };
}
