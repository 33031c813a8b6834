import { buttonClass } from '@ospite/ui';
import { ContentPicture } from '../../shared/content/content-picture';
import { LongText } from '../../shared/content/long-text';
import { MenuName } from '../../shared/content/menu-name';
import type { SectionProps } from '../../shared/content/page-sections';
import { TitledList } from '../../shared/content/titled-list';
import { usePageOf } from '../../shared/navigation/site-pages';
import { Words } from '../../shared/content/words';
import * as sections from '../../shared/layout/sections.module.css';
import { Breadcrumb } from '../../shared/navigation/breadcrumb';
import { SiteLink } from '../../shared/navigation/site-link';
import { OWN_SIZES } from '../../shared/pictures/sizes/own-sizes';
import * as s from './own-page.module.css';

export function OwnLead({ id, values: { title, text, picture } }: SectionProps<'own.lead'>) {
  return (
    <header id={id}>
      <Breadcrumb here={title.text} />
      <Words as="h1" className={sections.title} of={title} />
      <Words className={sections.lead} of={text} />
      {picture && (
        <div className={s.wide}>
          <ContentPicture picture={picture} sizes={OWN_SIZES.lead} priority />
        </div>
      )}
    </header>
  );
}

export function OwnText({ id, values: { title, text, picture } }: SectionProps<'own.text'>) {
  return (
    <section id={id} className={picture && s.beside} aria-labelledby={title && `${id}-title`}>
      <div className={s.words}>
        <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
        <LongText text={text} />
      </div>
      {picture && (
        <div className={s.picture}>
          <ContentPicture picture={picture} sizes={OWN_SIZES.beside} />
        </div>
      )}
    </section>
  );
}

export function OwnPictures({ id, values: { title, items } }: SectionProps<'own.pictures'>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
      <ul className={s.tiles}>
        {items.map(({ picture }, place) => (
          <li key={place} className={s.picture}>
            <ContentPicture picture={picture} sizes={OWN_SIZES.tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OwnList({ id, values: { title, text, items } }: SectionProps<'own.list'>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
      <Words className={sections.lead} of={text} />
      <TitledList items={items} />
    </section>
  );
}

export function OwnClosing({ id, values: { title, text, link } }: SectionProps<'own.closing'>) {
  const page = usePageOf()(link);
  return (
    <section id={id} className={sections.closing} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={sections.closingTitle} of={title} />
      <Words of={text} />
      {page && (
        <p>
          <SiteLink page={page} className={buttonClass('coral')}>
            <MenuName page={page} />
          </SiteLink>
        </p>
      )}
    </section>
  );
}
