import type { Property } from '@ospite/contracts/guest';
import { useTranslation } from 'react-i18next';
import { LongText } from '../../shared/content/long-text';
import type { SectionProps } from '../../shared/content/page-sections';
import { Words } from '../../shared/content/words';
import { usePageFacts } from '../../shared/facts/page-facts';
import { namedWays, wayText } from '../../shared/format/way';
import { PageAnchors } from '../../shared/layout/page-anchors';
import { useProperty } from '../../shared/property/use-property';
import * as s from './contact-page.module.css';

/** How to get here, by each means of travel, and how far everything is. Source: specification §2, Contact. */
export function Directions({ id, values: { title, means } }: SectionProps<'contact.directions'>) {
  const { t } = useTranslation();
  const property = useProperty();
  const ways = means.map((way, at) => ({ ...way, id: `${id}-${at + 1}` }));
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
      <PageAnchors
        className={s.jumps}
        label={t('contact:directions.ways')}
        anchors={ways.map((way) => ({ id: way.id, title: way.title.text }))}
      />
      <div className={s.directions}>
        {ways.map((way) => (
          <section key={way.id} id={way.id} className={s.means} aria-labelledby={`${way.id}-title`}>
            <Words as="h3" id={`${way.id}-title`} className={s.meansTitle} of={way.title} />
            <LongText text={way.text} />
            <Words className={s.more} of={way.more} />
          </section>
        ))}
        {property && <Distances property={property} />}
      </div>
    </section>
  );
}

function Distances({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const ways = namedWays(property, language, (landmark) => t(`contact:distances.${landmark}`));
  if (ways.length === 0) return null;
  return (
    <section className={s.distances} aria-labelledby="distances">
      <h3 id="distances" className={s.meansTitle}>
        {t('contact:distances.title')}
      </h3>
      <dl className={s.times}>
        {ways.map((way) => (
          <div key={way.id}>
            <Words as="dt" of={way.place} />
            <dd>{wayText(way, 'contact', t, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
