/**
 * Cuts a style sheet down to the rules that a page can use now, so that they fit into its first packets. The whole
 * sheet follows with the script, for what appears later. It relies on the build's class names being unique.
 */
export function criticalCss(css: string, html: string): string {
  const used = classesIn(html);
  const kept = keepUsed(parseBlocks(css.replace(COMMENTS, '')), used);
  const text = kept.map(({ text }) => text).join('');
  // Animations that nothing on the page uses.
  return kept
    .filter(({ head }) => !head.startsWith('@keyframes') || text.split(head.slice(11).trim()).length > 2)
    .map(({ text }) => text)
    .join('');
}

/** All class names that an HTML text uses. */
export function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []));
}

const COMMENTS = /\/\*[^]*?\*\//g;

interface Block {
  /** Selector or at-rule. */
  readonly head: string;
  /** What stands in its braces; null for an at-rule that ends with a semicolon. */
  readonly body: string | null;
  readonly text: string;
}

/** The rules of a style sheet without comments, or of a block in it, one level deep. */
export function parseBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  let quote = '';
  for (let at = 0; at < css.length; at++) {
    const sign = css.charAt(at);
    if (sign === '\\') at++;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') {
      if (depth === 0) open = at;
      depth++;
    } else if (sign === '}') {
      depth--;
      if (depth > 0) continue;
      blocks.push(block(css.slice(start, open), css.slice(open + 1, at), css.slice(start, at + 1)));
      start = at + 1;
    } else if (sign === ';' && depth === 0) {
      blocks.push(block(css.slice(start, at), null, css.slice(start, at + 1)));
      start = at + 1;
    }
  }
  return blocks;
}

function block(head: string, body: string | null, text: string): Block {
  return { head: head.trim(), body, text };
}

const GROUPS = /^@(?:media|supports|layer|container)\b/;

function keepUsed(blocks: readonly Block[], used: ReadonlySet<string>): Block[] {
  return blocks.flatMap((entry) => {
    if (GROUPS.test(entry.head) && entry.body !== null) {
      const inner = keepUsed(parseBlocks(entry.body), used).map(({ text }) => text);
      return inner.length > 0 ? [{ ...entry, text: `${entry.head}{${inner.join('')}}` }] : [];
    }
    return entry.head.startsWith('@') || isUsed(entry.head, used) ? [entry] : [];
  });
}

/** A rule is used when all classes of one of its selectors are; one without classes always is. */
function isUsed(selectors: string, used: ReadonlySet<string>): boolean {
  return selectors.split(',').some((selector) => {
    const classes = [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(
      ([, name]) => name?.replaceAll('\\', '') ?? '',
    );
    return classes.every((name) => used.has(name));
  });
}
