/**
 * Runs in the page before anything else, and notes in `benchLoading` what happens; times are milliseconds from the navigation.
 * Pictures get `elementtiming` as they are parsed, on our page and on the floor alike.
 */
export function observeLoading() {
  const seen = {
    firstPaint: 0,
    largestPaint: 0,
    largestElement: '',
    largestPicture: 0,
    pictureArea: 0,
    pictureFile: '',
    shift: 0,
    shifted: [],
    blocked: 0,
    formUsable: 0,
    hydrated: 0,
  };
  globalThis.benchLoading = seen;
  const { document } = globalThis;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  const nameOf = (node) => {
    const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    return [element?.localName ?? 'something gone', ...(element?.classList ?? [])].join('.');
  };
  const fileOf = (url) => url.split('/').at(-1);
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
    seen.largestElement = entry.url ? fileOf(entry.url) : `text in ${entry.element?.localName ?? '?'}`;
  });
  watch('element', (entry) => {
    const { width, height } = entry.intersectionRect;
    if (entry.name !== 'image-paint' || width * height <= seen.pictureArea) return;
    seen.pictureArea = width * height;
    seen.largestPicture = entry.renderTime || entry.loadTime;
    seen.pictureFile = fileOf(entry.url);
  });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    seen.shift += entry.value;
    for (const { node } of entry.sources) seen.shifted.push(nameOf(node));
  });
  watch('longtask', (entry) => (seen.blocked += Math.max(0, entry.duration - 50)));

  const isWholeForm = () =>
    document.readyState !== 'loading' && document.querySelector('main form [type=submit]') !== null;
  const noteForm = () => {
    if (seen.formUsable > 0 || !isWholeForm()) return;
    seen.formUsable = -1;
    // The task after the frame in which the form is painted.
    requestAnimationFrame(() => setTimeout(() => (seen.formUsable = performance.now())));
  };
  const noteHydration = () => {
    if (!seen.hydrated && document.documentElement?.dataset.hydrated) seen.hydrated = performance.now();
  };
  document.addEventListener('readystatechange', noteForm);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node.localName === 'img') node.setAttribute('elementtiming', 'picture');
      }
    }
    noteHydration();
  }).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-hydrated'],
  });
}
