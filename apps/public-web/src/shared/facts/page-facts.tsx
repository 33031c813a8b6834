import type { RefusedForm } from '@ospite/contracts/site';
import type { Language } from '@ospite/domain';
import { createContext, useContext } from 'react';

/** What the server knew when it drew the page; the browser starts from the same facts. */
export interface PageFacts {
  readonly language: Language;
  /** The day at the property when the page was drawn, `YYYY-MM-DD`. */
  readonly today: string;
  readonly development: boolean;
  /** The site is switched off: every address shows the notice. */
  readonly offline: boolean;
  /** Slug of a room that the API does not know. */
  readonly missingRoom: string | null;
  readonly refusedForm: RefusedForm | null;
  /** The form could not be taken, for a reason of ours or a limit. */
  readonly formFailed: boolean;
}

const FactsContext = createContext<PageFacts | null>(null);
export const PageFactsProvider = FactsContext.Provider;

/** The facts of the page that is shown. */
export function usePageFacts(): PageFacts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error('A page stands outside its facts.');
  return facts;
}
