import { Drawing } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { ContentPicture } from '../../../shared/content/content-picture';
import type { SectionProps } from '../../../shared/content/page-sections';
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
        <h2 id={`${id}-title`} className={s.title} lang={title.lang}>
          {title.text}
        </h2>
        {text && (
          <p className={s.text} lang={text.lang}>
            {text.text}
          </p>
        )}
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
              <h3 className={s.reason} lang={reason.title.lang}>
                {reason.title.text}
              </h3>
              <p lang={reason.text.lang}>{reason.text.text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
