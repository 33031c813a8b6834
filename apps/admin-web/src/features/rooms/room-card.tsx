import type { Room } from '@ospite/contracts';
import { PREVIEW } from '@ospite/contracts/site';
import { pathTo } from '@ospite/i18n/paths';
import { Badge, Button, Notice, officeButtonClass, Panel, Picture, VisuallyHidden } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fromRoom } from '../../shared/gallery-origin';
import { useOfficePaths } from '../../shared/office-paths';
import { TranslationMark } from '../../shared/languages/language-fields';
import { pictureSource } from '../../shared/picture-source';
import { DeleteRoom } from './delete-room';
import { RoomExtras, RoomFacts } from './room-facts';
import { longTexts } from './room-texts';
import { roomValues } from './room-values';
import * as s from './room-card.module.css';

interface RoomCardProps {
  readonly room: Room;
  readonly onEdit: () => void;
}

/** A room as it stands, with what it still lacks. */
export function RoomCard({ room, onEdit }: RoomCardProps) {
  const { t } = useTranslation();
  const { site, gallery } = useOfficePaths();
  const missing = [room.cin === null && 'CIN', room.iun === null && 'IUN'].filter((code) => code !== false);
  return (
    <Panel
      title={room.name}
      aside={
        <>
          <Badge tone={room.isActive ? 'good' : 'neutral'}>
            {t(room.isActive ? 'office:rooms.active' : 'office:rooms.inactive')}
          </Badge>
          <TranslationMark values={longTexts(roomValues(room))} />
        </>
      }
      isFilled
    >
      <div className={s.body}>
        <div className={s.card}>
          <div className={s.picture}>
            {room.mainImage ? (
              <Picture
                source={pictureSource(room.mainImage, site)}
                alt=""
                sizes="(min-width: 48rem) 220px, 100vw"
              />
            ) : (
              <div className={s.noPicture}>
                <p>{t('office:rooms.noPicture')}</p>
                <Link
                  className={officeButtonClass('quiet')}
                  to={gallery(room.id)}
                  state={fromRoom('card')}
                  aria-label={t('office:rooms.addPicturesOf', { name: room.name })}
                >
                  {t('office:rooms.addPictures')}
                </Link>
              </div>
            )}
          </div>
          <div className={s.words}>
            <p className={s.short}>{room.shortDescription}</p>
            <RoomFacts room={room} />
          </div>
        </div>
        <RoomExtras room={room} />
        {missing.length > 0 && (
          <Notice tone="warning">
            <p>{t('office:rooms.missingCodes', { codes: missing.join(', ') })}</p>
          </Notice>
        )}
        <div className={s.actions}>
          <Button
            variant="quiet"
            data-opener
            onPress={onEdit}
            aria-label={t('office:rooms.editOf', { name: room.name })}
          >
            {t('office:rooms.edit')}
          </Button>
          <Link
            className={officeButtonClass('quiet')}
            to={gallery(room.id)}
            state={fromRoom('card')}
            aria-label={t('office:galleries.room', { room: room.name })}
          >
            {t('office:galleries.open')}
          </Link>
          <PreviewLink room={room} />
          <DeleteRoom room={room} />
        </div>
      </div>
    </Panel>
  );
}

/** The room's page as guests see it, or will see it. */
function PreviewLink({ room }: { readonly room: Room }) {
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  const page = `${site}${pathTo('room', 'it', room.slug)}`;
  const [label, of] = room.isActive
    ? ['office:rooms.see', 'office:rooms.seeOf']
    : ['office:rooms.preview', 'office:rooms.previewOf'];
  return (
    <a
      className={officeButtonClass('quiet')}
      href={room.isActive ? page : `${page}?${PREVIEW}`}
      target="_blank"
      rel="noopener"
    >
      <span aria-hidden="true">{t(label)} ↗</span>
      <VisuallyHidden>
        {t(of, { name: room.name })} {t('office:nav.newTab')}
      </VisuallyHidden>
    </a>
  );
}
