import { problemOf } from '@ospite/contracts/guest';
import type {
  DefinitionOf,
  KindOn,
  OwnPage,
  PageType,
  SectionKind,
  ShownText,
  ShownValuesOf,
} from '@ospite/domain';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemState } from '../states/problem-state';
import { anchorOf } from './page-words';
import { useContent } from './use-content';

/** What a section's component is given. */
export interface SectionProps<Kind extends SectionKind> {
  /** Of the section's element; no other on the page has it. */
  readonly id: string;
  /** Among those of its kind on the page, from 0. */
  readonly place: number;
  readonly values: ShownValuesOf<DefinitionOf<Kind>['fields']>;
}

/** The component of each kind of section of a page. */
export type SectionTable<Page extends PageType> = {
  readonly [Kind in KindOn<Page>]: ComponentType<SectionProps<Kind>>;
};

type AnyProps = { readonly id: string; readonly place: number; readonly values: unknown };

/** A section as its page puts it in place. */
export interface PlacedSection {
  /** Of its element. */
  readonly id: string;
  readonly kind: string;
  readonly title: ShownText | undefined;
  readonly part: ReactNode;
}

/** The pages of a type. */
type PageOf<Type extends PageType> = Exclude<Type, 'own'> | OwnPage;

interface PageSectionsProps<Page extends PageType> {
  readonly page: PageOf<Page>;
  readonly table: SectionTable<Page>;
}

/** The sections of a page, in the owner's order. A kind that the page does not know yet is left out. */
export function PageSections<Page extends PageType>({ page, table }: PageSectionsProps<Page>) {
  const { sections, state } = usePageSections(page, table);
  return state ?? sections.map(({ part }) => part);
}

/** The same for a page that puts them in place itself. `state` is there while there are none, and says why. */
export function usePageSections<Page extends PageType>(page: PageOf<Page>, table: SectionTable<Page>) {
  const { t } = useTranslation();
  const { data, error, refetch, isMissing } = useContent(page);
  // Each is given the values of its own kind: the document's schemas are made from the same definitions as these types.
  const components = table as Readonly<Record<string, ComponentType<AnyProps> | undefined>>;
  const sections = (data?.sections ?? []).flatMap(({ id, kind, values }, at, all): PlacedSection[] => {
    const Section = components[kind];
    if (!Section) return [];
    const place = all.slice(0, at).filter((other) => other.kind === kind).length;
    const anchor = anchorOf(id);
    const title = 'title' in values ? values.title : undefined;
    return [
      { id: anchor, kind, title, part: <Section key={id} id={anchor} place={place} values={values} /> },
    ];
  });
  return { sections, state: stateOf() };

  function stateOf(): ReactNode {
    if (data || isMissing) return undefined;
    if (!error) return <p role="status">{t('common:states.loading')}</p>;
    // Not every page needs the owner's words: the shell knows the ones that do.
    if (problemOf(error).status === 404) return undefined;
    return <ProblemState error={error} onRetry={() => void refetch()} isWholePage />;
  }
}
