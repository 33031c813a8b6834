import { DomainError, filesOf, type Picture } from '../../shared';
import type { Host, HostDetails } from '../property-terms';

/** The file of a host's picture that pages show and that identifies it when the owner saves: portraits are small. */
export function portraitOf({ url, variants }: Picture): string {
  const copies = variants.filter(({ type }) => type === 'image/jpeg').toSorted((a, b) => a.width - b.width);
  return copies[0]?.url ?? url;
}

/**
 * Hosts as the owner saves them, each with the picture it names.
 * @param known the hosts there are, whose pictures can be named
 * @throws DomainError `property.invalid` with the fields that name none of these
 */
export function withPictures(hosts: readonly HostDetails[], known: readonly Host[]): Host[] {
  const pictures = known.flatMap(({ picture }) => (picture ? [picture] : []));
  const pictureAt = (url: string | null) =>
    pictures.find((picture) => url !== null && filesOf(picture).includes(url)) ?? null;
  const problems = hosts.flatMap(({ pictureUrl }, index) =>
    pictureUrl !== null && !pictureAt(pictureUrl)
      ? [{ field: `hosts.${index}.pictureUrl`, code: 'invalid_url' as const }]
      : [],
  );
  if (problems.length > 0) throw new DomainError('property.invalid', {}, problems);
  return hosts.map(({ pictureUrl, ...host }) => ({ ...host, picture: pictureAt(pictureUrl) }));
}

/** Pictures that no host uses any more. */
export function droppedPictures(before: readonly Host[], after: readonly Host[]): Picture[] {
  const kept = new Set(after.map(({ picture }) => picture?.url));
  return before.flatMap(({ picture }) => (picture && !kept.has(picture.url) ? [picture] : []));
}
