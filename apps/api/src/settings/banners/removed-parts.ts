import type { RemovedPart } from '@ospite/domain';
import sanitizeHtml, { type Attributes } from 'sanitize-html';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Attributes>;
}

/** Attributes whose value is an address. */
const ADDRESSES = new Set(['href', 'src']);
/** The sanitiser writes these itself at every link. */
const WRITTEN_AT_LINKS = new Set(['rel', 'target']);
/** Addresses are shown cut: a `data:` one is a whole picture. */
const MAX_SHOWN = 60;
/** More says nothing more. */
const MAX_PARTS = 50;

/** What is in some HTML and not in what a sanitiser made of it, each once with its number. */
export function removedParts(written: string, sanitised: string): RemovedPart[] {
  const kept = elementsOf(sanitised);
  let next = 0;
  const counts = new Map<string, RemovedPart>();
  for (const element of elementsOf(written)) {
    const left = kept[next];
    const isKept = left !== undefined && isLeftOf(left, element);
    if (isKept) next += 1;
    for (const part of isKept ? missingIn(left, element) : [whole(element)]) {
      const key = `${part.kind} ${part.element} ${part.name}`;
      counts.set(key, { ...part, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].slice(0, MAX_PARTS);
}

/** The start tags, read as the sanitiser reads them. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    transformTags: {
      '*': (name, attributes) => {
        // A copy: what comes after this takes addresses out of the original.
        found.push({ name: name.toLowerCase(), attributes: { ...attributes } });
        return { tagName: name, attribs: attributes };
      },
    },
  });
  return found;
}

/** A sanitiser keeps the order of elements, takes attributes away and changes none, but for the styles in one. */
function isLeftOf(left: Element, element: Element): boolean {
  return (
    left.name === element.name &&
    Object.entries(left.attributes).every(
      ([name, value]) =>
        name === 'style' ||
        (left.name === 'a' && WRITTEN_AT_LINKS.has(name)) ||
        element.attributes[name]?.trim() === value.trim(),
    )
  );
}

type Part = Omit<RemovedPart, 'count'>;

function whole({ name }: Element): Part {
  return { kind: 'element', element: name, name };
}

function missingIn(left: Element, { name: element, attributes }: Element): Part[] {
  return Object.entries(attributes).flatMap(([name, value]): Part[] => {
    if (name === 'style') {
      const kept = new Set(stylesOf(left.attributes.style ?? ''));
      return stylesOf(value).flatMap((style) =>
        kept.has(style) ? [] : [{ kind: 'style', element, name: style }],
      );
    }
    if (name in left.attributes || (element === 'a' && WRITTEN_AT_LINKS.has(name))) return [];
    return ADDRESSES.has(name)
      ? [{ kind: 'address', element, name: value.trim().slice(0, MAX_SHOWN) }]
      : [{ kind: 'attribute', element, name: name.slice(0, MAX_SHOWN) }];
  });
}

/** The names of the properties. */
function stylesOf(text: string): string[] {
  return text.split(';').flatMap((declaration) => {
    const name = declaration.split(':')[0]?.trim().toLowerCase().slice(0, MAX_SHOWN);
    return name && declaration.includes(':') ? [name] : [];
  });
}
