import { LongText } from '../../shared/content/long-text';
import { useContent } from '../../shared/content/use-content';
import { Words } from '../../shared/content/words';
import * as s from './legal-page.module.css';

/** The house's own conditions, as its owner wrote them. */
export function HouseTerms() {
  const { data } = useContent('terms');
  const house = data?.sections.find((section) => section.kind === 'terms.house');
  return (
    house && (
      <section id={`section-${house.id}`} className={s.text}>
        <Words as="h2" of={house.values.title} />
        <div>
          <LongText text={house.values.text} />
        </div>
      </section>
    )
  );
}
