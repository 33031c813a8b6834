import { Drawing } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { ContentPicture } from '../../../shared/content/content-picture';
import type { SectionProps } from '../../../shared/content/page-sections';
import { Words } from '../../../shared/content/words';
import { PLACES } from '../../../shared/drawings/places';
import { HOME_SIZES } from '../../../shared/pictures/sizes/home-sizes';
import * as s from './intro.module.css';

/** What it is like here: a few words, two pictures that overlap, three reasons. */
export function Intro({ id, values }: SectionProps<'home.intro'>) {
  const { t } = useTranslation();
  const { title, text, picture, secondPicture, reasons } = values;
  return (
    <section id={id} className={s.intro} aria-labelledby={`${id}-title`}>
      <div className={s.words}>
        <Words as="h2" id={`${id}-title`} className={s.title} of={title} />
        <Words className={s.text} of={text} />
      </div>
      {picture && (
        <div className={s.pictures}>
          <div className={s.bay}>
            <ContentPicture picture={picture} sizes={HOME_SIZES.bay} />
          </div>
          {secondPicture && (
            <div className={s.beach}>
              <ContentPicture picture={secondPicture} sizes={HOME_SIZES.beach} />
            </div>
          )}
        </div>
      )}
      {reasons.length > 0 && (
        <ul className={s.features} aria-label={t('home:features.label')}>
          {reasons.map((reason) => (
            <li key={reason.title.text} className={s.feature}>
              {reason.drawing && <Drawing shape={PLACES[reason.drawing]} className={s.icon} />}
              <Words as="h3" className={s.reason} of={reason.title} />
              <Words of={reason.text} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
