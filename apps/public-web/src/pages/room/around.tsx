import { usePageSections, type SectionProps } from '../../shared/content/page-sections';
import { Words } from '../../shared/content/words';
import * as dots from '../../shared/layout/dot-list.module.css';
import * as s from './room-page.module.css';

/** What lies around every room. */
export function Around() {
  const { sections } = usePageSections('room', { 'room.nearby': Nearby });
  return sections.length > 0 && <div className={s.around}>{sections.map(({ part }) => part)}</div>;
}

function Nearby({ id, values: { title, items, text } }: SectionProps<'room.nearby'>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.title} of={title} />
      <ul className={dots.list}>
        {items.map((item) => (
          <Words as="li" key={item.text.text} of={item.text} />
        ))}
      </ul>
      <Words className={s.season} of={text} />
    </section>
  );
}
