import { classList } from '@ospite/ui';
import * as s from './page-anchors.module.css';

interface PageAnchorsProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly anchors: readonly { readonly id: string; readonly title: string }[];
}

/** The ways to the parts of a page. */
export function PageAnchors({ label, className, anchors }: PageAnchorsProps) {
  return (
    <nav className={classList(s.anchors, className)} aria-label={label}>
      <ul>
        {anchors.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
