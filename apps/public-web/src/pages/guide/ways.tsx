import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../../shared/content/page-sections';
import { Words } from '../../shared/content/words';
import { usePageFacts } from '../../shared/facts/page-facts';
import { namedWays, wayText } from '../../shared/format/way';
import { useProperty } from '../../shared/property/use-property';
import * as s from './guide-page.module.css';

/** How far the property is from the places that guests ask for. */
export function Ways({ id, values: { title, text } }: SectionProps<'guide.ways'>) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const property = useProperty();
  const ways = property ? namedWays(property, language, (landmark) => t(`guide:ways.${landmark}`)) : [];
  if (ways.length === 0) return null;
  return (
    <section id={id} className={s.waysBlock} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
      <Words className={s.text} of={text} />
      <dl className={s.ways}>
        {ways.map((way) => (
          <div key={way.id}>
            <Words as="dt" of={way.place} />
            <dd>{wayText(way, 'guide', t, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
