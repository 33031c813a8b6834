import type { ChildNode, Root, Rule } from 'postcss';
// Only the parser: the whole package would add 88 kB to the bundle, this adds 40.
import parse from 'postcss/lib/parse';

/**
 * Parses a style sheet once, to cut it down for each page to the rules that the page can use now, so that they fit into
 * its first packets. The whole sheet follows with the script, for what appears later. It relies on the build's class
 * names being unique.
 * @returns the styles for a page's HTML
 */
export function criticalCss(styleSheet: string): (html: string) => string {
  // A `Document` comes only from other syntaxes.
  const root = parse(styleSheet) as Root;
  root.walkComments((comment) => void comment.remove());
  const animations = new Set<string>();
  root.walkAtRules(KEYFRAMES, ({ params }) => void animations.add(params));
  const parts = partsOf(root.nodes, animations);
  return (html) => {
    const classes = classesIn(html);
    const moving = new Set(parts.flatMap((part) => animationsIn(part, classes)));
    return parts.map((part) => textFor(part, classes, moving)).join('');
  };
}

const KEYFRAMES = /^(?:-\w+-)?keyframes$/;
const GROUP = /^(?:media|supports|layer|container|scope)$/;

type Part =
  | {
      readonly type: 'rule';
      readonly text: string;
      /** The classes that each of its selectors needs. */
      readonly selectors: readonly (readonly string[])[];
      readonly animations: readonly string[];
    }
  | { readonly type: 'group'; readonly head: string; readonly parts: readonly Part[] }
  | { readonly type: 'keyframes'; readonly text: string; readonly name: string }
  | { readonly type: 'always'; readonly text: string };

function partsOf(nodes: readonly ChildNode[], animations: ReadonlySet<string>): Part[] {
  return nodes.map((node) => {
    const text = node.toString();
    // Rules nested in a rule stay with it: what they need begins with what it needs.
    if (node.type === 'rule') {
      const selectors = node.selectors.map(classesOf);
      return {
        type: 'rule',
        text,
        selectors,
        animations: wordsOf(node).filter((word) => animations.has(word)),
      };
    }
    if (node.type !== 'atrule') return { type: 'always', text };
    if (KEYFRAMES.test(node.name)) return { type: 'keyframes', text, name: node.params };
    if (!node.nodes) return { type: 'always', text: `${text};` };
    if (!GROUP.test(node.name)) return { type: 'always', text };
    return { type: 'group', head: text.slice(0, text.indexOf('{')), parts: partsOf(node.nodes, animations) };
  });
}

function animationsIn(part: Part, classes: ReadonlySet<string>): readonly string[] {
  if (part.type === 'group') return part.parts.flatMap((inner) => animationsIn(inner, classes));
  return part.type === 'rule' && isUsed(part.selectors, classes) ? part.animations : [];
}

function textFor(part: Part, classes: ReadonlySet<string>, moving: ReadonlySet<string>): string {
  switch (part.type) {
    case 'rule':
      return isUsed(part.selectors, classes) ? part.text : '';
    case 'group': {
      const inner = part.parts.map((each) => textFor(each, classes, moving)).join('');
      return inner && `${part.head}{${inner}}`;
    }
    case 'keyframes':
      return moving.has(part.name) ? part.text : '';
    case 'always':
      return part.text;
  }
}

/** A rule is used when all classes of one of its selectors are; one without classes always is. */
function isUsed(selectors: readonly (readonly string[])[], classes: ReadonlySet<string>): boolean {
  return selectors.some((needed) => needed.every((name) => classes.has(name)));
}

function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []));
}

const ATTRIBUTE = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;
const INNERMOST_FUNCTION = /:[\w-]+\([^()]*\)/;
const CLASS = /\.((?:\\.|[\w-])+)/g;

/** The classes that a selector needs. What stands in `:not()`, `:is()` and the like may be missing, so it is left out. */
function classesOf(selector: string): string[] {
  let plain = selector.replace(ATTRIBUTE, '');
  while (INNERMOST_FUNCTION.test(plain)) plain = plain.replace(INNERMOST_FUNCTION, '');
  return [...plain.matchAll(CLASS)].map(([, name]) => name?.replaceAll('\\', '') ?? '');
}

function wordsOf(rule: Rule): string[] {
  const words: string[] = [];
  rule.walkDecls(({ value }) => void words.push(...value.split(/[^\w-]+/)));
  return words;
}
