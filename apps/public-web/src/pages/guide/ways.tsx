import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../../shared/content/page-sections';
import { Words } from '../../shared/content/words';
import { usePageFacts } from '../../shared/facts/page-facts';
import { wayText } from '../../shared/format/way';
import { useProperty } from '../../shared/property/use-property';
import * as s from './guide-page.module.css';

/** How far the property is from the places that guests ask for. */
export function Ways({ id, values: { title, text } }: SectionProps<'guide.ways'>) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const ways = useProperty()?.waysTo ?? [];
  if (ways.length === 0) return null;
  return (
    <section id={id} className={s.waysBlock} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
      <Words className={s.text} of={text} />
      <dl className={s.ways}>
        {ways.map((way) => (
          <div key={way.landmark}>
            <dt>{t(`guide:ways.${way.landmark}`)}</dt>
            <dd>{wayText(way, 'guide', t, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
