import type { Language } from '@ospite/domain';
import type { HTMLAttributes } from 'react';

interface WordsProps extends Pick<HTMLAttributes<HTMLElement>, 'id' | 'className'> {
  /** What the owner has written; nothing stands here without. */
  readonly of: { readonly text: string; readonly lang?: Language | undefined } | undefined;
  readonly as?: 'p' | 'h1' | 'h2' | 'h3' | 'li' | 'span' | 'dt' | 'dd';
}

/** A line of the owner's, marked where its language is not the page's. */
export function Words({ of, as: Tag = 'p', ...attributes }: WordsProps) {
  return (
    of && (
      <Tag {...attributes} lang={of.lang}>
        {of.text}
      </Tag>
    )
  );
}
