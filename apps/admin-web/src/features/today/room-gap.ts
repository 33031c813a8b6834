import type { Reminder, RoomGapKind } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { languageText } from '../../shared/formats';
import type { OfficeAddresses } from '../../shared/office-paths';

type RoomGap = NonNullable<Reminder['room']>;

const LIST = new Intl.ListFormat('it');

const TEXTS: Readonly<Record<RoomGapKind, string>> = {
  codes: 'office:today.lacks.codes',
  price: 'office:today.lacks.price',
  picture: 'office:today.lacks.picture',
  texts: 'office:today.lacks.texts',
  altText: 'office:today.lacks.altText',
};

/** What a room lacks, as in "manca il codice CIN". */
export function roomGapText(t: TFunction, { lack, codes, languages }: RoomGap): string {
  return t(TEXTS[lack], {
    codes: LIST.format(codes),
    languages: LIST.format(languages.map(languageText)),
  });
}

/** Where it is mended. */
export function roomGapAddress(paths: OfficeAddresses, { room, lack }: RoomGap): string {
  if (lack === 'price') return paths.prices;
  return lack === 'picture' || lack === 'altText' ? paths.gallery(room.id) : paths.editRoom(room.id);
}
