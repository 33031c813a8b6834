import { problemOf } from '@ospite/contracts/guest';
import type { ContentPage, DefinitionOf, KindOn, SectionKind, ShownValuesOf } from '@ospite/domain';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemState } from '../states/problem-state';
import { useContent } from './use-content';

/** What a section's component is given. */
export interface SectionProps<Kind extends SectionKind> {
  /** Of the section's element; no other on the page has it. */
  readonly id: string;
  readonly values: ShownValuesOf<DefinitionOf<Kind>['fields']>;
}

/** The component of each kind of section of a page. */
export type SectionTable<Page extends ContentPage> = {
  readonly [Kind in KindOn<Page>]: ComponentType<SectionProps<Kind>>;
};

interface PageSectionsProps<Page extends ContentPage> {
  readonly page: Page;
  readonly table: SectionTable<Page>;
}

/** The sections of a page, in the owner's order. A kind that the page does not know yet is left out. */
export function PageSections<Page extends ContentPage>({ page, table }: PageSectionsProps<Page>) {
  const { t } = useTranslation();
  const { data, error, refetch } = useContent(page);
  // Not every page needs the owner's words: the shell knows the ones that do.
  if (error && problemOf(error).status === 404) return null;
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} isWholePage />;
  if (!data) return <p role="status">{t('common:states.loading')}</p>;
  // Each is given the values of its own kind: the document's schemas are made from the same definitions as these types.
  const components = table as Readonly<
    Record<string, ComponentType<{ id: string; values: unknown }> | undefined>
  >;
  return data.sections.map(({ id, kind, values }) => {
    const Section = components[kind];
    return Section && <Section key={id} id={`section-${id}`} values={values} />;
  });
}
