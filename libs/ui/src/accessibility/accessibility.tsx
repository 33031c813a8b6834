import type { ReactNode } from 'react';
import * as s from './accessibility.module.css';

interface SkipLinkProps {
  /** Id of the element that holds the page's own content. */
  readonly target: string;
  readonly text: string;
}

/** The first stop of the Tab key: a link past the navigation to the content. */
export function SkipLink({ target, text }: SkipLinkProps) {
  return (
    <a className={s.skip} href={`#${target}`}>
      {text}
    </a>
  );
}

/** Text only for screen readers. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={s.hidden}>{children}</span>;
}
