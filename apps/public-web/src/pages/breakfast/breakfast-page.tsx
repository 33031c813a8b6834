import type { Property } from '@ospite/contracts/guest';
import { buttonClass, Picture } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { BreakfastGallery } from '../../features/breakfast/breakfast-gallery';
import { clock } from '../../shared/format/clock';
import * as sections from '../../shared/layout/sections.module.css';
import { Breadcrumb } from '../../shared/navigation/breadcrumb';
import { SiteLink } from '../../shared/navigation/site-link';
import { BREAKFAST_SIZES } from '../../shared/pictures/sizes/breakfast-sizes';
import { sitePicture } from '../../shared/pictures/site-pictures';
import { useProperty } from '../../shared/property/use-property';
import * as s from './breakfast-page.module.css';

/** The breakfast: when, what, and how it looks. Source: specification §2, Breakfast. */
export function BreakfastPage() {
  const { t } = useTranslation();
  const property = useProperty();
  return (
    <div className={sections.page}>
      <header className={s.head}>
        <div>
          <Breadcrumb here={t('common:footer.breakfast')} />
          <h1 className={sections.title}>{t('breakfast:title')}</h1>
          <p className={s.subtitle}>{t('breakfast:subtitle')}</p>
          {property?.breakfast && (
            <p className={s.hours}>
              {t('breakfast:hours', {
                from: clock(property.breakfast.from),
                to: clock(property.breakfast.to),
              })}
            </p>
          )}
        </div>
        <div className={s.frame}>
          <Picture
            source={sitePicture('breakfast-table')}
            alt={t('breakfast:alt')}
            sizes={BREAKFAST_SIZES.table}
            priority
          />
        </div>
      </header>
      <Offer hours={property?.breakfast} />
      <section aria-labelledby="pictures">
        <h2 id="pictures" className={s.heading}>
          {t('breakfast:gallery.title')}
        </h2>
        <BreakfastGallery />
      </section>
      <section className={s.closing} aria-labelledby="closing">
        <h2 id="closing" className={s.heading}>
          {t('breakfast:closing.title')}
        </h2>
        <p className={s.actions}>
          <SiteLink page="quote" className={buttonClass('coral')}>
            {t('breakfast:closing.quote')}
          </SiteLink>
          <SiteLink page="rooms" className={buttonClass('quiet')}>
            {t('breakfast:closing.rooms')}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}

/** What is on the table and when, and who to ask about allergens. */
function Offer({ hours }: { readonly hours: Property['breakfast'] | undefined }) {
  const { t } = useTranslation();
  const offers = [
    { name: t('breakfast:offer.sweet.name'), text: t('breakfast:offer.sweet.text') },
    { name: t('breakfast:offer.savoury.name'), text: t('breakfast:offer.savoury.text') },
    { name: t('breakfast:offer.fruit.name'), text: t('breakfast:offer.fruit.text') },
    { name: t('breakfast:offer.drinks.name'), text: t('breakfast:offer.drinks.text') },
  ];
  return (
    <section className={s.offer} aria-labelledby="offer">
      <div>
        <h2 id="offer" className={s.heading}>
          {t('breakfast:offer.title')}
        </h2>
        <ul className={s.offers}>
          {offers.map(({ name, text }) => (
            <li key={name}>
              <h3 className={s.name}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={s.allergens}>
          {t('breakfast:allergens.text')}{' '}
          <SiteLink page="contact">{t('breakfast:allergens.contact')}</SiteLink>
        </p>
      </div>
      <div className={s.schedule}>
        <h3 className={s.name}>{t(hours ? 'breakfast:schedule.title' : 'breakfast:schedule.early')}</h3>
        {hours ? (
          <dl>
            <dt>{clock(hours.from)}</dt>
            <dd>{t('breakfast:schedule.opens')}</dd>
            <dt>{clock(hours.to)}</dt>
            <dd>{t('breakfast:schedule.closes')}</dd>
            <dt>{t('breakfast:schedule.early')}</dt>
            <dd>{t('breakfast:schedule.packed')}</dd>
          </dl>
        ) : (
          <p>{t('breakfast:schedule.packed')}</p>
        )}
      </div>
    </section>
  );
}
