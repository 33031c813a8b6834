import { buttonClass, Drawing } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { ContentPicture } from '../../shared/content/content-picture';
import { LongText } from '../../shared/content/long-text';
import type { SectionProps } from '../../shared/content/page-sections';
import { Words } from '../../shared/content/words';
import { PLACES } from '../../shared/drawings/places';
import * as sections from '../../shared/layout/sections.module.css';
import { Breadcrumb } from '../../shared/navigation/breadcrumb';
import { SiteLink } from '../../shared/navigation/site-link';
import { ABOUT_SIZES } from '../../shared/pictures/sizes/about-sizes';
import * as s from './about-page.module.css';

export function AboutLead({ id, values: { title, text } }: SectionProps<'about.lead'>) {
  const { t } = useTranslation();
  return (
    <header id={id}>
      <Breadcrumb here={t('common:nav.about')} />
      <Words as="h1" className={sections.title} of={title} />
      <Words className={sections.lead} of={text} />
    </header>
  );
}

export function AboutStory({ id, place, values }: SectionProps<'about.story'>) {
  const { title, text, picture, secondPicture } = values;
  return (
    <section id={id} className={s.story} aria-labelledby={`${id}-title`}>
      {picture && (
        <div className={s.pictures}>
          <div className={s.first}>
            <ContentPicture picture={picture} sizes={ABOUT_SIZES.first} priority={place === 0} />
          </div>
          {secondPicture && (
            <div className={s.second}>
              <ContentPicture picture={secondPicture} sizes={ABOUT_SIZES.second} eager={place === 0} />
            </div>
          )}
        </div>
      )}
      <div className={s.words}>
        <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
        <LongText text={text} />
      </div>
    </section>
  );
}

export function AboutValues({ id, values: { title, items } }: SectionProps<'about.values'>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
      <ul className={s.values}>
        {items.map((item) => (
          <li key={item.title.text} className={s.value}>
            {item.drawing && <Drawing shape={PLACES[item.drawing]} className={s.icon} />}
            <Words as="h3" className={s.small} of={item.title} />
            <Words of={item.text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AboutClosing({ id, values: { title, text } }: SectionProps<'about.closing'>) {
  const { t } = useTranslation();
  return (
    <section id={id} className={s.closing} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
      <Words className={s.closingText} of={text} />
      <p className={s.actions}>
        <SiteLink page="contact" className={buttonClass('coral')}>
          {t('about:closing.contact')}
        </SiteLink>
        <SiteLink page="quote" className={buttonClass('quiet')}>
          {t('about:closing.quote')}
        </SiteLink>
      </p>
    </section>
  );
}
