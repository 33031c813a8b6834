import type { i18n } from 'i18next';
import { lazy, memo, Suspense, use, type ComponentType } from 'react';
import { I18nContext } from 'react-i18next';

const PRELOADS: ((texts: i18n) => Promise<void>)[] = [];
const FOREVER = new Promise<never>(() => undefined);

/**
 * A section far below the first screen, whose script and texts are no part of the page's own. The server renders it whole;
 * in the browser its HTML stays as it is, and works as plain HTML does, until they have come.
 * @param importSection asked when the section is first rendered; where it fails, the section stays plain HTML
 */
export function lateSection(importSection: (texts: i18n) => Promise<ComponentType>): ComponentType {
  // The server has texts of each request.
  const sections = new WeakMap<i18n, ComponentType>();
  PRELOADS.push(async (texts) => void sections.set(texts, await importSection(texts)));
  const sectionWith = (texts: i18n): ComponentType => {
    const known = sections.get(texts);
    if (known) return known;
    const Late = lazy(() =>
      importSection(texts).then(
        (Section) => ({ default: Section }),
        () => FOREVER,
      ),
    );
    sections.set(texts, Late);
    return Late;
  };
  function Section() {
    const texts = use(I18nContext)?.i18n;
    if (!texts) throw new Error('There are no texts around this component.');
    const Shown = sectionWith(texts);
    return <Shown />;
  }
  // Memoised: an update from above would make React throw away the HTML that waits for its script.
  return memo(function LateSection() {
    return (
      <Suspense fallback={null}>
        <Section />
      </Suspense>
    );
  });
}

/** Loads every late section of the pages that are loaded, so that the server renders them. */
export async function loadLateSections(texts: i18n): Promise<void> {
  await Promise.all(PRELOADS.map((preload) => preload(texts)));
}
