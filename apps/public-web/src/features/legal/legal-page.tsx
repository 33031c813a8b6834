import type { LegalPage as LegalPageName } from '@ospite/domain';
import { LegalText } from './legal-text';
import * as s from './legal-page.module.css';

interface LegalPageProps {
  readonly page: LegalPageName;
  readonly title: string;
}

/** A page that is a text to be read. */
export function LegalPage({ page, title }: LegalPageProps) {
  return (
    <article className={s.page}>
      <h1 className={s.title}>{title}</h1>
      <LegalText page={page} />
    </article>
  );
}
