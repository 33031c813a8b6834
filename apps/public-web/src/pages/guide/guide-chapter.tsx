import { classList, VisuallyHidden } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { ContentPicture } from '../../shared/content/content-picture';
import { LongText } from '../../shared/content/long-text';
import type { SectionProps } from '../../shared/content/page-sections';
import { Words } from '../../shared/content/words';
import { GUIDE_SIZES } from '../../shared/pictures/sizes/guide-sizes';
import * as s from './guide-page.module.css';

/** Places of a kind: a picture beside some words and the list of places. */
export function GuideChapter({ id, values }: SectionProps<'guide.chapter'>) {
  const { title, text, picture, places, facts } = values;
  return (
    <section id={id} className={s.section} aria-labelledby={`${id}-title`}>
      {picture && (
        <div className={s.frame}>
          <ContentPicture picture={picture} sizes={GUIDE_SIZES.beside} />
        </div>
      )}
      <div>
        <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
        <Words className={s.text} of={text} />
        <ul className={s.places}>
          {places.map((place) => (
            <Place key={place.name.text} place={place} />
          ))}
        </ul>
        {facts.length > 0 && (
          <ul className={s.facts}>
            {facts.map((fact) => (
              <Words as="li" key={fact.text.text} of={fact.text} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type PlaceValues = SectionProps<'guide.chapter'>['values']['places'][number];

function Place({ place: { name, text, picture, map, minutes, mode } }: { readonly place: PlaceValues }) {
  const { t } = useTranslation();
  return (
    <li className={classList(picture && s.pictured)}>
      {picture && (
        <div className={s.placePicture}>
          <ContentPicture picture={picture} sizes={GUIDE_SIZES.place} />
        </div>
      )}
      <div>
        <Words as="h3" className={s.name} of={name} />
        {text && <LongText text={text} />}
        {minutes !== undefined && <p>{t(`guide:way.${mode ?? 'by-car'}`, { count: minutes })}</p>}
        {map && (
          <a className={s.map} href={map} target="_blank" rel="noopener">
            {t('guide:place.map')}
            <VisuallyHidden>: {name.text}</VisuallyHidden> <span aria-hidden="true">↗</span>
            <VisuallyHidden> {t('guide:events.newTab')}</VisuallyHidden>
          </a>
        )}
      </div>
    </li>
  );
}
