/** A script of the tracking code: it has an address, or it is the text. */
export interface TrackingScript {
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A comment, or a script with its attributes and its text: a script in a comment is none. */
const COMMENT_OR_SCRIPT = /<!--[\s\S]*?-->|<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Other attributes do nothing, or are code that the policy refuses (`onload`). */
const KEPT = /^(?:src|async|defer|type|id|crossorigin|integrity|referrerpolicy|data-[\w-]+)$/;

/**
 * The scripts of a tracking code in their order; all else in it is left out. Server and browser both read the code with
 * this function: the policy names the very texts that the browser is to run. A code without any element is one script.
 */
export function scriptsIn(trackingCode: string): TrackingScript[] {
  const code = trackingCode.trim();
  if (code === '') return [];
  if (!code.startsWith('<') && !/<script\b/i.test(code)) return [{ attributes: {}, text: code }];
  return [...code.matchAll(COMMENT_OR_SCRIPT)].flatMap(([, attributes, text]) =>
    attributes === undefined || text === undefined ? [] : [{ attributes: attributesIn(attributes), text }],
  );
}

function attributesIn(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]) =>
      [name.toLowerCase(), (double ?? single ?? bare ?? '').replaceAll('&amp;', '&')] as const,
  );
  return Object.fromEntries(found.filter(([name]) => KEPT.test(name)));
}
