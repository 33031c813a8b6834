import type { SectionProps } from './page-sections';
import * as s from './titled-list.module.css';
import { Words } from './words';

/** Things with a name and a line each, side by side where there is room. */
export function TitledList({ items }: Pick<SectionProps<'own.list' | 'breakfast.offer'>['values'], 'items'>) {
  return (
    <ul className={s.list}>
      {items.map(({ title, text }, place) => (
        <li key={place}>
          <Words as="h3" className={s.title} of={title} />
          <Words of={text} />
        </li>
      ))}
    </ul>
  );
}
