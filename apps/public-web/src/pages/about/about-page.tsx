import type { Property } from '@ospite/contracts/guest';
import { buttonClass, Drawing, Picture } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { PLACES } from '../../shared/drawings/places';
import * as sections from '../../shared/layout/sections.module.css';
import { Breadcrumb } from '../../shared/navigation/breadcrumb';
import { SiteLink } from '../../shared/navigation/site-link';
import { ABOUT_SIZES } from '../../shared/pictures/sizes/about-sizes';
import { sitePicture } from '../../shared/pictures/site-pictures';
import { useProperty } from '../../shared/property/use-property';
import * as s from './about-page.module.css';
import { Hosts } from './hosts';

/** Whose the property is, how it began and who receives the guests. Source: specification §2, About. */
export function AboutPage() {
  const { t } = useTranslation();
  const property = useProperty();
  return (
    <div className={sections.page}>
      <header>
        <Breadcrumb here={t('common:nav.about')} />
        <h1 className={sections.title}>{t('about:title')}</h1>
        <p className={sections.lead}>{t('about:lead')}</p>
      </header>
      {property && <Story property={property} />}
      <Values />
      {property && property.hosts.length > 0 && <Hosts hosts={property.hosts} />}
      <section className={s.closing} aria-labelledby="about-closing">
        <h2 id="about-closing" className={s.heading}>
          {t('about:closing.title')}
        </h2>
        <p className={s.closingText}>{t('about:closing.text')}</p>
        <p className={s.actions}>
          <SiteLink page="contact" className={buttonClass('coral')}>
            {t('about:closing.contact')}
          </SiteLink>
          <SiteLink page="quote" className={buttonClass('quiet')}>
            {t('about:closing.quote')}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}

function Story({ property: { name, city } }: { readonly property: Property }) {
  const { t } = useTranslation();
  return (
    <section className={s.story} aria-labelledby="story">
      <div className={s.pictures}>
        <div className={s.first}>
          <Picture
            source={sitePicture('bungalow-outside')}
            alt={t('about:story.firstAlt')}
            sizes={ABOUT_SIZES.first}
            priority
          />
        </div>
        <div className={s.second}>
          <Picture
            source={sitePicture('bungalow-terracotta')}
            alt={t('about:story.secondAlt')}
            sizes={ABOUT_SIZES.second}
            eager
          />
        </div>
      </div>
      <div className={s.words}>
        <h2 id="story" className={s.heading}>
          {t('about:story.title')}
        </h2>
        <p>{t('about:story.beginning', { name, city })}</p>
        <p>{t('about:story.direct')}</p>
        <p>{t('about:story.knowledge')}</p>
      </div>
    </section>
  );
}

function Values() {
  const { t } = useTranslation();
  const values: readonly { icon: keyof typeof PLACES; title: string; text: string }[] = [
    { icon: 'people', title: t('about:values.direct.title'), text: t('about:values.direct.text') },
    { icon: 'umbrella', title: t('about:values.quiet.title'), text: t('about:values.quiet.text') },
    { icon: 'tree', title: t('about:values.nature.title'), text: t('about:values.nature.text') },
  ];
  return (
    <section aria-labelledby="values">
      <h2 id="values" className={s.heading}>
        {t('about:values.title')}
      </h2>
      <ul className={s.values}>
        {values.map(({ icon, title, text }) => (
          <li key={icon} className={s.value}>
            <Drawing shape={PLACES[icon]} className={s.icon} />
            <h3 className={s.small}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
