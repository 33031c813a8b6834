import { scriptsIn } from '@ospite/domain';

/** Marks the scripts in the head that are the tracking code, which is inserted once for each document. */
const MARK = 'data-tracking';

/** Inserts the scripts of the code, one after the other as a parser would run them: each may need the one before it. */
export async function insertTracking(document: Document, code: string): Promise<void> {
  if (document.querySelector(`script[${MARK}]`)) return;
  for (const { attributes, text } of scriptsIn(code)) {
    const script = document.createElement('script');
    script.setAttribute(MARK, '');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.text = text;
    const isWaitedFor = attributes.src !== undefined && !('async' in attributes) && !('defer' in attributes);
    const settled = new Promise((done) => {
      for (const end of ['load', 'error']) script.addEventListener(end, done, { once: true });
    });
    document.head.append(script);
    if (isWaitedFor) await settled;
  }
}
