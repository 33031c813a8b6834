import { useGetContentQuery } from '@ospite/contracts/guest';
import type { LegalPage } from '@ospite/domain';
import { addTexts } from '@ospite/i18n';
import { useHydrated, useTexts } from '@ospite/site-engine';
import type { i18n } from 'i18next';
import { use, useState } from 'react';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useProperty } from '../../shared/property/use-property';
import { ProblemState } from '../../shared/states/problem-state';
import type { LegalSectionsProps } from './legal-sections';
import * as s from './legal-page.module.css';

/**
 * The text of a legal page. The server writes it into the document, where the browser leaves it, so that no script and no
 * state holds it; only who comes from another page of the site loads it.
 */
export function LegalText({ page }: { readonly page: LegalPage }) {
  const { serverText } = usePageFacts();
  const hydrated = useHydrated();
  const [isInDocument] = useState(!hydrated);
  if (isInDocument && !serverText)
    return <div className={s.text} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  return <div className={s.text}>{serverText ?? <LoadedText page={page} />}</div>;
}

function LoadedText({ page }: { readonly page: LegalPage }) {
  const { language } = usePageFacts();
  const property = useProperty();
  const { data: content, error, refetch } = useGetContentQuery({ page, language });
  const sections = load(useTexts());
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} />;
  return property && content && <Loaded sections={sections} content={content} property={property} />;
}

interface LoadedProps extends LegalSectionsProps {
  readonly sections: ReturnType<typeof load>;
}

function Loaded({ sections, ...text }: LoadedProps) {
  const LegalSections = use(sections);
  return <LegalSections {...text} />;
}

const loads = new WeakMap<i18n, ReturnType<typeof loadSections>>();

/** React asks again with each render, so it is loaded once; a load that failed is tried again by loading the page. */
function load(texts: i18n) {
  const loading = loads.get(texts) ?? loadSections(texts);
  loads.set(texts, loading);
  return loading;
}

async function loadSections(texts: i18n) {
  const [{ LegalSections }] = await Promise.all([
    import(/* webpackChunkName: "legal-text" */ './legal-sections'),
    addTexts(texts, 'legal-facts'),
  ]);
  return LegalSections;
}
