import { buttonClass } from '@ospite/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { BreakfastGallery } from '../../features/breakfast/breakfast-gallery';
import { ContentPicture } from '../../shared/content/content-picture';
import { LongText } from '../../shared/content/long-text';
import { usePageSections, type SectionProps, type SectionTable } from '../../shared/content/page-sections';
import { pageWords } from '../../shared/content/page-words';
import { TitledList } from '../../shared/content/titled-list';
import { useContent } from '../../shared/content/use-content';
import { Words } from '../../shared/content/words';
import { clock } from '../../shared/format/clock';
import * as sections from '../../shared/layout/sections.module.css';
import { Breadcrumb } from '../../shared/navigation/breadcrumb';
import { SiteLink } from '../../shared/navigation/site-link';
import { BREAKFAST_SIZES } from '../../shared/pictures/sizes/breakfast-sizes';
import { useProperty } from '../../shared/property/use-property';
import * as s from './breakfast-page.module.css';

/** The lead is the page's head, which is there without any. */
const TABLE: SectionTable<'breakfast'> = {
  'breakfast.lead': Frame,
  'breakfast.offer': Offer,
  'breakfast.times': Times,
  'breakfast.gallery': Gallery,
  'breakfast.closing': Closing,
};

/** The breakfast: when, what, and how it looks. Source: specification §2, Breakfast. */
export function BreakfastPage() {
  const { t } = useTranslation();
  const property = useProperty();
  const { sections: placed, state } = usePageSections('breakfast', TABLE);
  const { title, text, anchor } = pageWords(useContent('breakfast').data);
  const find = (kind: keyof typeof TABLE) => placed.find((section) => section.kind === kind)?.part;
  const [offer, times] = [find('breakfast.offer'), find('breakfast.times')];
  return (
    <div className={sections.page}>
      <header id={anchor} className={s.head}>
        <div>
          <Breadcrumb here={t('common:footer.breakfast')} />
          <h1 className={sections.title} lang={title?.lang}>
            {title?.text ?? t('common:footer.breakfast')}
          </h1>
          <Words className={s.subtitle} of={text} />
          {property?.breakfast && (
            <p className={s.hours}>
              {t('breakfast:hours', {
                from: clock(property.breakfast.from),
                to: clock(property.breakfast.to),
              })}
            </p>
          )}
        </div>
        {find('breakfast.lead')}
      </header>
      {state}
      {(offer ?? times) && (
        <div className={s.offer}>
          {offer}
          {times}
        </div>
      )}
      {find('breakfast.gallery')}
      {find('breakfast.closing')}
    </div>
  );
}

function Frame({ values: { picture } }: SectionProps<'breakfast.lead'>) {
  return (
    picture && (
      <div className={s.frame}>
        <ContentPicture picture={picture} sizes={BREAKFAST_SIZES.table} priority />
      </div>
    )
  );
}

/** What is on the table, and who to ask about allergens. */
function Offer({ id, values: { title, items, note } }: SectionProps<'breakfast.offer'>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
      <TitledList items={items} />
      {note && (
        <div className={s.allergens}>
          <LongText text={note} />
        </div>
      )}
    </section>
  );
}

/** The property's hours with what happens then, and what goes for other times. */
function Times({ id, values: { title, opens, closes, items } }: SectionProps<'breakfast.times'>) {
  const hours = useProperty()?.breakfast;
  return (
    <section id={id} className={s.schedule} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.name} of={title} />
      <dl>
        {hours && (
          <>
            <dt>{clock(hours.from)}</dt>
            <Words as="dd" of={opens} />
            <dt>{clock(hours.to)}</dt>
            <Words as="dd" of={closes} />
          </>
        )}
        {items.map((item) => (
          <Fragment key={item.title.text}>
            <Words as="dt" of={item.title} />
            <Words as="dd" of={item.text} />
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function Gallery({ id, values: { title, items } }: SectionProps<'breakfast.gallery'>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
      <BreakfastGallery title={title} pictures={items.map(({ picture }) => picture)} />
    </section>
  );
}

function Closing({ id, values: { title } }: SectionProps<'breakfast.closing'>) {
  const { t } = useTranslation();
  return (
    <section id={id} className={sections.closing} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={sections.closingTitle} of={title} />
      <p className={s.actions}>
        <SiteLink page="quote" className={buttonClass('coral')}>
          {t('breakfast:closing.quote')}
        </SiteLink>
        <SiteLink page="rooms" className={buttonClass('quiet')}>
          {t('breakfast:closing.rooms')}
        </SiteLink>
      </p>
    </section>
  );
}
