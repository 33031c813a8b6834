import { LOGO_BOX, logoRefused, MAX_SVG_BYTES, type DomainError } from '@ospite/domain';
import { Parser } from 'htmlparser2';
import {
  DRAWN,
  FORMS,
  inPixels,
  isLook,
  mayHold,
  NEEDED,
  NOTHING,
  OF_NO_LOOK,
  SKIPPED,
  SVG_NAMESPACE,
} from './svg-vocabulary';

/** Far more than any logo has. Our own figures. */
const MAX_ELEMENTS = 2_000;
const MAX_DEPTH = 20;
/** Of what is in the way, so much is named. */
const NAMED = 30;

/** Twice the box that a logo is shown in: margins are cut off afterwards. */
const DRAWN_INTO = 2 * LOGO_BOX.width;

/** A length in the units of the drawing. */
const PIXELS = /^[\d.]+(?:px)?$/;

/**
 * An SVG that holds nothing of the given one but shapes and gradients whose every value has the form it needs, written from a
 * tree of our own. What a program writes for itself is left out; all else that is not known is refused, so that no logo
 * looks other than its owner has seen it.
 * @throws DomainError `brand.invalid_logo`
 */
export function drawSvgAnew(upload: Uint8Array): string {
  if (upload.byteLength > MAX_SVG_BYTES) throw logoRefused('logo_too_large', { max: MAX_SVG_BYTES / 1024 });
  const drawing = new Drawing();
  const parser = new Parser(drawing, { xmlMode: true });
  parser.write(decoded(upload));
  // Whatever is open now, the parser would close by itself.
  const isWhole = drawing.isOver;
  parser.end();
  if (!isWhole) throw logoRefused(drawing.isEmpty ? 'logo_format' : 'unreadable_picture');
  return drawing.written.join('');
}

function decoded(upload: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(upload);
  } catch {
    throw logoRefused('logo_format');
  }
}

/** What is drawn while the parser reads. */
class Drawing {
  readonly written: string[] = [];
  /** Prefixes that elements of SVG have, such as `svg:`. */
  private readonly ownPrefixes = new Set<string>();
  private elements = 0;
  private depth = 0;
  /** The elements that are open and drawn. */
  private readonly open: string[] = [];
  private readonly kinds = new Map<string, string>();
  private readonly references: (readonly [attribute: string, id: string])[] = [];
  /** How deep in something that is left out; zero where it is drawn. */
  private skipped = 0;
  isOver = false;

  get isEmpty(): boolean {
    return this.elements === 0;
  }

  onprocessinginstruction(name: string, data: string): void {
    const isXml = name.toLowerCase() === '?xml';
    // A document type that defines something holds a bracket; nothing is ever loaded from where it says.
    const isPlainType = name.toLowerCase() === '!doctype' && !/[[\]]/.test(data);
    if (!isXml && !isPlainType) throw inTheWay(data);
  }

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.elements += 1;
    this.depth += 1;
    if (this.isOver || this.elements > MAX_ELEMENTS || this.depth > MAX_DEPTH) throw inTheWay(`… <${name}`);
    if (this.depth === 1 && name !== 'svg') throw logoRefused('logo_format');
    if (this.depth > 1 && name === 'svg') throw inTheWay(name);
    for (const [attribute, value] of Object.entries(attributes))
      if (value === SVG_NAMESPACE) this.ownPrefixes.add(attribute.replace('xmlns:', ''));
    const [prefix = '', local] = name.split(':');
    if (local !== undefined && this.ownPrefixes.has(prefix)) throw inTheWay(name);
    if (this.skipped > 0 || SKIPPED.has(name) || name.includes(':')) this.skipped += 1;
    else if (DRAWN.has(name)) this.draw(name, attributesOf(name, attributes));
    else throw inTheWay(name);
  }

  private draw(name: string, attributes: Attributes): void {
    const parent = this.open.at(-1);
    if (parent !== undefined && !mayHold(parent, name)) throw inTheWay(`${parent} … <${name}`);
    this.open.push(name);
    for (const [attribute, value] of attributes) {
      // Of two elements with one id, programs take one or the other: nothing may refer to it.
      if (attribute === 'id') this.kinds.set(value, this.kinds.has(value) ? '' : name);
      const referred = /^url\(["']?#([\w.-]+)/i.exec(value)?.[1];
      if (referred !== undefined) this.references.push([attribute, referred]);
    }
    this.written.push(`<${name}${written(attributes)}>`);
  }

  /** What leads nowhere, or to something of another kind, is drawn as nothing by some and in full by others. */
  private checkReferences(): void {
    for (const [attribute, id] of this.references) {
      const kind = this.kinds.get(id) ?? '';
      const isMeant = attribute === 'clip-path' ? kind === 'clipPath' : kind.endsWith('Gradient');
      if (!isMeant) throw inTheWay(`${attribute}="url(#${id})`);
    }
  }

  onclosetag(name: string): void {
    this.depth -= 1;
    this.isOver = this.depth === 0;
    if (this.skipped > 0) this.skipped -= 1;
    else {
      this.open.pop();
      this.written.push(`</${name}>`);
    }
    if (this.isOver) this.checkReferences();
  }
}

type Attributes = readonly (readonly [string, string])[];

function attributesOf(element: string, given: Readonly<Record<string, string>>): Attributes {
  const { style = '', ...attributes } = given;
  // Of what has a width, it is another name of that.
  if ((element === 'rect' || element === 'svg') && /inline-size/i.test(style)) throw inTheWay(style);
  const named = [...Object.entries(attributes), ...declarationsOf(style)];
  const known = named.flatMap(([name, text]) => {
    const value = text.trim();
    if (!Object.hasOwn(FORMS, name)) {
      refuseWhatActs(name, value);
      return [];
    }
    if (!FORMS[name]?.test(value)) throw inTheWay(`${name}="${value}`);
    // What cuts something out is not cut out itself: no circle of references.
    if (element === 'clipPath' && name === 'clip-path') throw inTheWay(name);
    // Here a browser moves the drawing within its box.
    if (element === 'svg' && name === 'transform') throw inTheWay(name);
    return [[name, inPixels(name, value)] as const];
  });
  return element === 'svg' ? rootOf(known) : known;
}

/** Of a style only what shapes look like; fonts and a program's own are left out like its attributes. */
function declarationsOf(style: string): Attributes {
  // A letter can be spelled by its number, and in brackets a declaration does not end.
  if (/[\\[\]{}]/.test(style)) throw inTheWay(style);
  return style
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .flatMap((declaration) => {
      const [name = '', ...values] = declaration.split(':');
      const [property, value] = [name.trim().toLowerCase(), values.join(':')];
      if (isLook(property)) return [[property, value] as const];
      refuseWhatActs(property, value);
      const isWhole = quotesIn(value) && !/[()]/.test(value);
      if (!isWhole || !(NOTHING.test(value) || OF_NO_LOOK.test(property))) throw inTheWay(declaration.trim());
      return [];
    });
}

/** Whether each quote ends in the value that it begins in. */
function quotesIn(value: string): boolean {
  return !/["']/.test(value.replaceAll(/"[^"']*"|'[^"']*'/g, ''));
}

/** An attribute that is left out must not be one that the drawing needs, or that would do something elsewhere. */
function refuseWhatActs(name: string, value: string): void {
  const isReference = /(?:^|:)href$/i.test(name) || /url\s*\(/i.test(value);
  // What an attribute may say, a style takes back with `none`.
  const isNeeded = NEEDED.has(name) && (Object.hasOwn(FORMS, name) || !NOTHING.test(value));
  if (isReference || isNeeded || /^on/i.test(name) || /script:/i.test(value))
    throw inTheWay(`${name}="${value}`);
}

/** The root in the size that the logo is drawn in; an attribute `xmlns` of its own, so that it needs no other. */
function rootOf(known: Attributes): Attributes {
  const named = new Map(known);
  const sides = ['width', 'height'].map((side) => {
    const length = named.get(side) ?? '';
    return PIXELS.test(length) ? Number.parseFloat(length) : Number.NaN;
  });
  const box = named
    .get('viewBox')
    ?.split(/[\s,]+/)
    .map(Number) ?? [0, 0, ...sides];
  const [, , width = 0, height = 0] = box;
  if (box.length !== 4 || !box.every(Number.isFinite) || !(width > 0 && height > 0))
    throw inTheWay('viewBox');
  // A root of another shape than its box shows what stands beside the box, too.
  const [ownWidth = 0, ownHeight = 0] = sides.every((side) => side > 0) ? sides : [width, height];
  const scale = DRAWN_INTO / Math.max(ownWidth, ownHeight);
  const kept = known.filter(([name]) => isLook(name) || name === 'preserveAspectRatio' || name === 'id');
  return [
    ['xmlns', SVG_NAMESPACE],
    ['viewBox', box.join(' ')],
    ['width', String(Math.max(1, Math.round(ownWidth * scale)))],
    ['height', String(Math.max(1, Math.round(ownHeight * scale)))],
    ...kept,
  ];
}

function written(attributes: Attributes): string {
  // A name comes once, and a style overrules an attribute. No form allows what would end a value but a reference's quotes.
  return [...new Map(attributes)]
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '').replaceAll("'", '')}"`)
    .join('');
}

function inTheWay(what: string): DomainError {
  return logoRefused('logo_content', { found: what.slice(0, NAMED) });
}
