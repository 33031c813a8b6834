import type { OfflineNotice, RefusedForm, SentQuote } from '@ospite/contracts/site';
import type { Banner, Language } from '@ospite/domain';
import { createContext, useContext, type ReactNode } from 'react';

/** What the server knew when it rendered the page; the browser hydrates with the same facts. */
export interface PageFacts {
  readonly language: Language;
  /** The day at the property when the page was rendered, `YYYY-MM-DD`. */
  readonly today: string;
  readonly development: boolean;
  /** The site is offline: every address shows this notice. */
  readonly offline: OfflineNotice | null;
  /** Slug of a room that the API does not know. */
  readonly missingRoom: string | null;
  readonly refusedForm: RefusedForm | null;
  /** The posted form was not accepted, for another reason than its fields: a limit, or a fault of the server. */
  readonly formFailed: boolean;
  /** What was sent, where the address of the page after sending names it. */
  readonly sentQuote: SentQuote | null;
  /** E-mails do not leave the property's server now: none is promised; left out where they do. */
  readonly sendsNoEmail?: boolean;
  /** Where words of guests go that the owner reads in Italian, for the privacy policy; left out without a service. */
  readonly translatorHost?: string;
  /** The query that the page was rendered for; left out where it was for none. */
  readonly search?: string;
  /** Banners that are filled in; left out without any. */
  readonly banners?: readonly Banner[];
  /** There is tracking code, which may call these origins; left out without one. */
  readonly trackingOrigins?: readonly string[];
  /** A page's text, which only the server has: the browser leaves it as it came. */
  readonly serverText?: ReactNode;
}

const FactsContext = createContext<PageFacts | null>(null);
export const PageFactsProvider = FactsContext.Provider;

/** The facts of the page that is shown. */
export function usePageFacts(): PageFacts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error('There is no PageFactsProvider around this component.');
  return facts;
}

type Refused = Pick<PageFacts, 'refusedForm' | 'formFailed'>;
const NOTHING_REFUSED: Refused = { refusedForm: null, formFailed: false };

/**
 * What came back of a form that was posted without script, for the page with that form: the visitor may have gone on to
 * the other one since. @param field that only this form has
 */
export function useRefusedForm(field: string): Refused {
  const { refusedForm, formFailed } = usePageFacts();
  return refusedForm && field in refusedForm.values ? { refusedForm, formFailed } : NOTHING_REFUSED;
}
