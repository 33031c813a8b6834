import { Drawing, Picture } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { PLACES } from '../../../shared/drawings/places';
import { HOME_SIZES } from '../../../shared/pictures/sizes/home-sizes';
import { sitePicture } from '../../../shared/pictures/site-pictures';
import * as s from './intro.module.css';

/** What it is like here: a few words, two pictures that overlap, three reasons. */
export function Intro() {
  const { t } = useTranslation();
  const features: readonly { icon: keyof typeof PLACES; title: string; text: string }[] = [
    { icon: 'umbrella', title: t('home:features.sea.title'), text: t('home:features.sea.text') },
    { icon: 'tree', title: t('home:features.shade.title'), text: t('home:features.shade.text') },
    { icon: 'people', title: t('home:features.people.title'), text: t('home:features.people.text') },
  ];
  return (
    <section id="intro" className={s.intro} aria-labelledby="intro-title">
      <div className={s.words}>
        <h2 id="intro-title" className={s.title}>
          {t('home:intro.title')}
        </h2>
        <p className={s.text}>{t('home:intro.text')}</p>
      </div>
      <div className={s.pictures}>
        <div className={s.bay}>
          <Picture source={sitePicture('bay')} alt={t('home:intro.bayAlt')} sizes={HOME_SIZES.bay} />
        </div>
        <div className={s.beach}>
          <Picture source={sitePicture('beach')} alt={t('home:intro.beachAlt')} sizes={HOME_SIZES.beach} />
        </div>
      </div>
      <ul className={s.features} aria-label={t('home:features.label')}>
        {features.map(({ icon, title, text }) => (
          <li key={icon} className={s.feature}>
            <Drawing shape={PLACES[icon]} className={s.icon} />
            <h3 className={s.reason}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
