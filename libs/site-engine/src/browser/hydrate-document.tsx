import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ROOT_ELEMENT } from '../document-ids';

/** Hydrates the HTML of the server. Resolves when React has taken over, which is noted on the document (`data-hydrated`). */
export async function hydrateDocument(page: ReactNode): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT);
  if (!root) throw new Error(`The document lacks its root (#${ROOT_ELEMENT}).`);
  await new Promise<void>((done) => {
    // In a transition React works in slices of a few milliseconds and lets the browser answer in between.
    startTransition(() => {
      hydrateRoot(root, <WhenHydrated then={done}>{page}</WhenHydrated>);
    });
  });
  document.documentElement.dataset.hydrated = 'true';
}

/** The styles of all pages, for navigation without a page load; the document holds only those of the first page. */
export function addStyleSheet(address: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}

interface WhenHydratedProps {
  readonly then: () => void;
  readonly children: ReactNode;
}

function WhenHydrated({ then, children }: WhenHydratedProps): ReactNode {
  useEffect(then, [then]);
  return children;
}
