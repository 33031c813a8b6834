import { usePageSections, type SectionProps, type SectionTable } from '../../shared/content/page-sections';
import { MenuName } from '../../shared/content/menu-name';
import { Questions } from '../../shared/content/questions';
import { Words } from '../../shared/content/words';
import * as dots from '../../shared/layout/dot-list.module.css';
import { SiteLink } from '../../shared/navigation/site-link';
import { useHasPage } from '../../shared/navigation/site-pages';
import * as s from './room-page.module.css';

const TABLE: SectionTable<'room'> = { 'room.nearby': Nearby, 'room.questions': Questions };

/** What lies around every room, and what guests ask. */
export function Around() {
  const { sections } = usePageSections('room', TABLE);
  const hasPage = useHasPage();
  const nearby = sections.filter(({ kind }) => kind === 'room.nearby');
  return (
    <>
      {nearby.length > 0 && <div className={s.around}>{nearby.map(({ part }) => part)}</div>}
      {hasPage('breakfast') && (
        <p>
          <SiteLink page="breakfast" className={s.back}>
            <MenuName page="breakfast" /> <span aria-hidden="true">→</span>
          </SiteLink>
        </p>
      )}
      {sections.find(({ kind }) => kind === 'room.questions')?.part}
    </>
  );
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
