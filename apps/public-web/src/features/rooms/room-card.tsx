import type { Room } from '@ospite/contracts/guest';
import { CARD_AMENITIES } from '@ospite/domain';
import { Card, cardLinkClass, Chip, Chips, Drawing, Picture, Sprig } from '@ospite/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Words } from '../../shared/content/words';
import { ICONS } from '../../shared/drawings/icons';
import { usePageFacts } from '../../shared/facts/page-facts';
import { imageAlt, imageSource, roomSentence } from '../../shared/format/localized-text';
import { SiteLink } from '../../shared/navigation/site-link';
import { staySearch, useNamedStay } from '../../shared/stay/kept-stay';
import { FromPrice } from './from-price';
import * as s from './room-card.module.css';

interface RoomCardProps {
  readonly room: Room;
  /** Width of its picture, in the notation of the `sizes` attribute. */
  readonly sizes: string;
  /** Its lowest nightly price in euro cents, if it is readable. */
  readonly fromCents: number | undefined;
  /** What a stay in it costs, instead. */
  readonly estimate?: ReactNode;
  readonly className?: string | undefined;
  /** In the first screen: its picture is loaded at once. */
  readonly eager?: boolean;
}

/** A room in a list: picture, name, a sentence, key facts and one link, for which the whole card can be clicked. */
export function RoomCard({ room, sizes, fromCents, estimate, className, eager = false }: RoomCardProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const sentence = roomSentence(room, language);
  const search = staySearch(useNamedStay());
  const badges = CARD_AMENITIES.filter((amenity) => room.amenities.includes(amenity));
  return (
    <Card className={className} picture={<CardPicture room={room} sizes={sizes} eager={eager} />}>
      <h3 className={s.name}>
        <SiteLink page="room" slug={room.slug} search={search} className={cardLinkClass}>
          {room.name}
        </SiteLink>
      </h3>
      <Words className={s.sentence} of={sentence} />
      <Chips>
        <Chip strong>{t('rooms:maxGuests', { count: room.maxGuests })}</Chip>
        {badges.map((amenity) => (
          <Chip key={amenity}>{t(`amenities:${amenity}`)}</Chip>
        ))}
        {room.stepFree && (
          <Chip>
            <Drawing shape={ICONS.stepFree} className={s.chipIcon} /> {t('rooms:card.stepFree')}
          </Chip>
        )}
      </Chips>
      {estimate ?? <FromPrice cents={fromCents} className={s.price} />}
      <p className={s.foot}>
        <span className={s.more} aria-hidden="true">
          {t('rooms:card.details')} <Drawing shape={ICONS.arrow} className={s.arrow} />
        </span>
        {(room.cin || room.iun) && (
          <small className={s.codes}>
            {room.cin && <span>{t('common:codes.cin', { code: room.cin })}</span>}{' '}
            {room.iun && <span>{t('common:codes.iun', { code: room.iun })}</span>}
          </small>
        )}
      </p>
    </Card>
  );
}

function CardPicture({ room, sizes, eager }: { room: Room; sizes: string; eager: boolean }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  if (room.mainImage) {
    const { mainImage } = room;
    const words = imageAlt(mainImage, language, room.name);
    return <Picture source={imageSource(mainImage)} {...words} sizes={sizes} eager={eager} />;
  }
  return (
    <div className={s.noPicture}>
      <Sprig className={s.sprig} />
      <span>{t('rooms:card.noPicture')}</span>
    </div>
  );
}
