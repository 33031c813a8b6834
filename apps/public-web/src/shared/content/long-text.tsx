import { targetOfLink, type ShownLongText, type TextRun } from '@ospite/domain';
import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '../navigation/site-link';
import { usePageOf } from '../navigation/site-pages';

/** A long text of the owner's: paragraphs and lists, bold words and links, and nothing else. */
export function LongText({ text: { blocks, lang } }: { readonly text: ShownLongText }) {
  return blocks.map((block, at) =>
    'paragraph' in block ? (
      <p key={at} lang={lang}>
        <Runs runs={block.paragraph} />
      </p>
    ) : (
      <ul key={at} lang={lang}>
        {block.list.map((item, row) => (
          <li key={row}>
            <Runs runs={item} />
          </li>
        ))}
      </ul>
    ),
  );
}

function Runs({ runs }: { readonly runs: readonly TextRun[] }) {
  return runs.map((run, at) => (
    <Fragment key={at}>
      <Linked link={run.link}>{run.bold ? <strong>{run.text}</strong> : run.text}</Linked>
    </Fragment>
  ));
}

function Linked({ link, children }: { readonly link: string | undefined; readonly children: ReactNode }) {
  const pageOf = usePageOf();
  if (link === undefined) return children;
  const target = targetOfLink(link);
  if (!target)
    return (
      <a href={link} rel="noopener">
        {children}
      </a>
    );
  const page = pageOf(target);
  return page ? <SiteLink page={page}>{children}</SiteLink> : children;
}
