import type { Room } from '@ospite/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languageText } from '../../shared/formats';
import { useOfficePaths } from '../../shared/office-paths';
import { roomGaps, type RoomGaps } from './room-gaps';
import * as s from './today.module.css';

const LIST = new Intl.ListFormat('it');

/** What is missing about each room, with a link to where it is mended. */
export function RoomReminders({ rooms }: { readonly rooms: readonly Room[] }) {
  const { t } = useTranslation();
  const { editRoom } = useOfficePaths();
  return rooms.map((room) => {
    const gaps = roomGaps(room);
    return (
      gaps && (
        <li key={room.id}>
          <Link to={editRoom(room.id)} className={s.reminder}>
            <strong>{room.name}</strong> {gapsText(t, gaps)}
          </Link>
        </li>
      )
    );
  });
}

/** "manca: una foto, CIN e testi in tedesco e spagnolo". */
function gapsText(t: TFunction, { picture, codes, languages }: RoomGaps): string {
  const missing = [
    ...(picture ? [t('office:today.aPicture')] : []),
    ...codes,
    ...(languages.length > 0
      ? [t('office:today.textsIn', { languages: LIST.format(languages.map(languageText)) })]
      : []),
  ];
  return t('office:today.roomLacks', { missing: LIST.format(missing) });
}
