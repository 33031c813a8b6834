import type { Property, RoomDetail } from '@ospite/contracts/guest';
import { lowestPrice } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { FromPrice } from '../../features/rooms/from-price';
import { RoomGallery } from '../../features/rooms/room-gallery';
import { usePageFacts } from '../../shared/facts/page-facts';
import { roomDescription } from '../../shared/format/localized-text';
import { SiteLink } from '../../shared/navigation/site-link';
import { staySearch, useNamedStay } from '../../shared/stay/kept-stay';
import { Around, GoodToKnow, OtherRooms, RoomFacts, StayFacts } from './lazy-sections';
import { RoomAside } from './room-aside';
import { RoomBar } from './room-bar';
import * as s from './room-page.module.css';

interface RoomViewProps {
  readonly room: RoomDetail;
  readonly property: Property;
}

/** The page of a room that exists. Source: specification §2, Room detail. */
export function RoomView({ room, property }: RoomViewProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { text, lang } = roomDescription(room, language);
  const search = staySearch(useNamedStay());
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim());
  return (
    <article className={s.page}>
      <header className={s.head}>
        <nav aria-label={t('common:nav.breadcrumb')}>
          <SiteLink page="rooms" search={search} className={s.back}>
            <span aria-hidden="true">←</span> {t('rooms:detail.back')}
          </SiteLink>
        </nav>
        <h1 className={s.name}>{room.name}</h1>
        <p className={s.guests}>{t('rooms:maxGuests', { count: room.maxGuests })}</p>
        <FromPrice cents={lowestPrice(room.prices)} className={s.from} />
      </header>
      <RoomGallery room={room} />
      <RoomBar room={room} />
      <div className={s.columns}>
        <div className={s.words}>
          <section aria-labelledby="description">
            <h2 id="description" className={s.title}>
              {t('rooms:detail.description')}
            </h2>
            <div className={s.description}>
              {paragraphs.length > 0 ? (
                paragraphs.map((paragraph, place) => (
                  <p key={place} lang={lang}>
                    {paragraph}
                  </p>
                ))
              ) : (
                <p>{t('rooms:detail.noDescription')}</p>
              )}
            </div>
          </section>
          <RoomFacts room={room} />
          <StayFacts room={room} property={property} />
          <GoodToKnow property={property} />
        </div>
        <RoomAside room={room} property={property} />
      </div>
      <Around />
      <OtherRooms slug={room.slug} />
    </article>
  );
}
