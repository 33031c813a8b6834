import type { ShownPicture } from '@ospite/domain';
import { classList, Drawing } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { RoomsGrid } from '../../features/rooms/rooms-grid';
import { StayBar } from '../../features/stay/late-stay-bar';
import { ContentPicture } from '../../shared/content/content-picture';
import { usePageSections, type SectionProps, type SectionTable } from '../../shared/content/page-sections';
import { pageWords } from '../../shared/content/page-words';
import { useContent } from '../../shared/content/use-content';
import { Words } from '../../shared/content/words';
import * as sections from '../../shared/layout/sections.module.css';
import { ROOMS_SIZES } from '../../shared/pictures/sizes/rooms-sizes';
import { useNamedStay } from '../../shared/stay/kept-stay';
import * as s from './rooms-page.module.css';

/** Paths for `Drawing`. */
const SHAPES = {
  cooktop: 'M4 4h16v16H4ZM9 11.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM15 17a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  fridge: 'M6 3h12v18H6ZM6 10h12M9 6v1.5M9 13v3',
  tv: 'M3 5h18v12H3ZM8 21h8',
  air: 'M12 3v18M4.5 7.5l15 9M19.5 7.5l-15 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
} as const;

/** The lead's words are a part of the page's head, which is there without any. */
const TABLE: SectionTable<'rooms'> = { 'rooms.lead': Pictures, 'rooms.shared': Shared };

/** All rooms, after what the owner says of them. Source: specification §2, Rooms list. */
export function RoomsPage() {
  const { t } = useTranslation();
  const content = usePageSections('rooms', TABLE);
  const { title, text, anchor } = pageWords(useContent('rooms').data);
  const isAsked = useNamedStay() !== undefined;
  const words = content.sections.map(({ part }) => part);
  return (
    <div className={sections.page}>
      <header id={anchor} className={s.head}>
        <h1 className={sections.title} lang={title?.lang}>
          {title?.text ?? t('common:nav.rooms')}
        </h1>
        <Words className={s.quote} of={text} />
      </header>
      {/* Whoever has named dates came for what the rooms cost. */}
      {!isAsked && words}
      <section aria-labelledby="all-rooms">
        <h2 id="all-rooms" className={s.gridTitle}>
          {t('rooms:list.grid')}
        </h2>
        <StayBar className={s.stay} />
        <RoomsGrid />
      </section>
      {isAsked && words}
    </div>
  );
}

function Pictures({ values: { picture, secondPicture, thirdPicture } }: SectionProps<'rooms.lead'>) {
  const pictures = [picture, secondPicture, thirdPicture].filter((one): one is ShownPicture => !!one);
  return (
    pictures.length > 0 && (
      <div className={s.gallery}>
        {pictures.map((one, place) => (
          <div key={place} className={classList(s.frame, place === 0 && s.wide)}>
            <ContentPicture
              picture={one}
              sizes={place === 0 ? ROOMS_SIZES.large : ROOMS_SIZES.small}
              {...(place === 0 ? { priority: true } : { eager: true })}
            />
          </div>
        ))}
      </div>
    )
  );
}

function Shared({ id, values: { title, text, items } }: SectionProps<'rooms.shared'>) {
  return (
    <section id={id} className={s.intro} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.introTitle} of={title} />
      <div>
        <Words className={s.introText} of={text} />
        {items.length > 0 && (
          <ul className={s.tiles} aria-labelledby={`${id}-title`}>
            {items.map(({ drawing, text: name }) => (
              <li key={name.text} className={s.tile} lang={name.lang}>
                {drawing && <Drawing shape={SHAPES[drawing]} className={s.icon} />}
                {name.text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
