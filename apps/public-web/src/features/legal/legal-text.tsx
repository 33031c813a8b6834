import { useHydrated } from '@ospite/site-engine';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useProperty } from '../../shared/property/use-property';
import type { LegalHtmlInput, LegalPageName } from './legal-html';
import * as s from './legal-page.module.css';

/**
 * The text of a legal page. The server writes it into the document, where the browser leaves it, so that no script holds
 * it; only who comes from another page of the site loads it.
 */
export function LegalText({ page }: { readonly page: LegalPageName }) {
  const { serverText = '' } = usePageFacts();
  const hydrated = useHydrated();
  const [isInDocument] = useState(!hydrated);
  return isInDocument ? <Written html={serverText} /> : <LoadedText page={page} />;
}

function LoadedText({ page }: { readonly page: LegalPageName }) {
  const { t } = useTranslation();
  const { language, trackingOrigins } = usePageFacts();
  const property = useProperty();
  return property && <Written html={use(load({ page, language, property, trackingOrigins, t }))} />;
}

function Written({ html }: { readonly html: string }) {
  return <div className={s.text} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

const loads = new Map<LegalPageName, Promise<string>>();

/** React asks again with each render, so each text is loaded once; a load that failed is tried again by loading the page. */
function load(input: LegalHtmlInput): Promise<string> {
  const loading =
    loads.get(input.page) ??
    import(/* webpackChunkName: "legal-text" */ './legal-html').then(({ legalHtml }) => legalHtml(input));
  loads.set(input.page, loading);
  return loading;
}
