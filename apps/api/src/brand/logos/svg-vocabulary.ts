import { NAMED_COLOURS } from './named-colours';

/**
 * What a logo may be made of: shapes, their groups, gradients and cut-outs. Everything that runs, loads, links, repeats,
 * writes or filters is missing on purpose.
 */
export const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'] as const;
export const DRAWN: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
  ...SHAPES,
]);

/** What drawing programs write for themselves: left out with all that is in it. */
export const SKIPPED: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

const words = (...known: readonly string[]) => new RegExp(`^(?:${known.join('|')})$`);
const NUMBER = String.raw`[+-]?(?:\d{1,9}(?:\.\d{0,12})?|\.\d{1,12})(?:e-\d{1,2}|e\+?\d)?`;
const LENGTH = new RegExp(`^${NUMBER}(?:px|pt|pc|mm|cm|in|%)?$`);
/** In pixels. Source: CSS Values 4 §6.2; our drawer takes an inch for 72 of them. */
const UNIT_PIXELS = { in: 96, cm: 96 / 2.54, mm: 96 / 25.4, pt: 96 / 72, pc: 16 };
const SHARE = new RegExp(`^${NUMBER}$`);
const OFFSET = new RegExp(`^${NUMBER}%?$`);
/** Character by character, so that a long one takes no longer than its length. */
const NUMBERS = /^[\d\s.,+\-e]*$/;
const EACH_NUMBER = new RegExp(NUMBER, 'g');
const PATH = /^[\d\s.,+\-eMmLlHhVvCcSsQqTtAaZz]*$/;
/** A sign begins another number, and so does a second point. */
const BETWEEN = String.raw`(?:\s{1,9}(?:,\s{0,9})?|,\s{0,9}|(?=[+-])|(?<=\.\d{1,12})(?=\.))`;
const numbersIn = (name: string, least: number, most = least) =>
  String.raw`${name}\s{0,9}\(\s{0,9}${NUMBER}(?:${BETWEEN}${NUMBER}){${least - 1},${most - 1}}\s{0,9}\)`;
/** With as many numbers as each takes: with others, browsers move nothing. */
const MOVE = [
  numbersIn('matrix', 6),
  numbersIn('(?:translate|scale)', 1, 2),
  numbersIn('rotate', 1),
  numbersIn('rotate', 3),
  numbersIn('skew[XY]', 1),
].join('|');
const TRANSFORM = new RegExp(`^(?:${MOVE})(?:[\\s,]{0,9}(?:${MOVE})){0,9}$`);
const REFERENCE = /^url\((?:#[\w.-]{1,100}|'#[\w.-]{1,100}'|"#[\w.-]{1,100}")\)$/;
const CHANNELS = String.raw`(?:\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}|\d{1,3}(?:\.\d{1,6})?%\s*,\s*\d{1,3}(?:\.\d{1,6})?%\s*,\s*\d{1,3}(?:\.\d{1,6})?%)`;
const HUE = String.raw`\d{1,3}(?:\.\d{1,6})?\s*,\s*\d{1,3}(?:\.\d{1,6})?%\s*,\s*\d{1,3}(?:\.\d{1,6})?%`;
const ALPHA = String.raw`\s*,\s*(?:0|1|[01]?\.\d{1,12})`;
/** Colours of a visitor's system (`Canvas`, `ButtonFace`) are other ones in each browser, so names are CSS Color 4 §6.1. */
const COLOUR = new RegExp(
  [
    '^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$',
    `^(?:${NAMED_COLOURS.join('|')}|none|transparent|currentcolor|inherit)$`,
    `^rgba?\\(\\s*${CHANNELS}(?:${ALPHA})?\\s*\\)$`,
    `^hsla?\\(\\s*${HUE}(?:${ALPHA})?\\s*\\)$`,
  ].join('|'),
  'i',
);
const PAINT = new RegExp(`${COLOUR.source}|${REFERENCE.source}`, 'i');
const UNITS = words('userSpaceOnUse', 'objectBoundingBox');

/** What shapes look like; drawing programs write it as attributes or in a `style`. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  fill: PAINT,
  stroke: PAINT,
  color: COLOUR,
  'stop-color': COLOUR,
  opacity: SHARE,
  'fill-opacity': SHARE,
  'stroke-opacity': SHARE,
  'stop-opacity': SHARE,
  'stroke-width': LENGTH,
  'stroke-miterlimit': SHARE,
  'stroke-dashoffset': LENGTH,
  'stroke-dasharray': /^(?:none|[\d\s.,+\-e]*)$/,
  'stroke-linecap': words('butt', 'round', 'square'),
  'stroke-linejoin': words('miter', 'round', 'bevel'),
  'fill-rule': words('nonzero', 'evenodd'),
  'clip-rule': words('nonzero', 'evenodd'),
  'clip-path': new RegExp(`^none$|${REFERENCE.source}`),
  display: words('none', 'inline', 'block'),
  visibility: words('visible', 'hidden', 'collapse'),
};
export const isLook = (name: string): boolean => Object.hasOwn(LOOKS, name);

const SIZES = ['x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'x1', 'y1', 'x2', 'y2', 'fx', 'fy'];

/** The form of each attribute's value. Margins are cut off, so that it does not matter where in its box a drawing stands. */
export const FORMS: Readonly<Record<string, Pick<RegExp, 'test'>>> = {
  ...LOOKS,
  ...Object.fromEntries(SIZES.map((name) => [name, LENGTH])),
  offset: OFFSET,
  d: PATH,
  points: { test: (value) => NUMBERS.test(value) && (value.match(EACH_NUMBER) ?? []).length % 2 === 0 },
  viewBox: NUMBERS,
  preserveAspectRatio: /^x(?:Min|Mid|Max)Y(?:Min|Mid|Max)(?:\s+meet)?$/,
  xmlns: words(SVG_NAMESPACE.replaceAll('.', '[.]')),
  id: /^[\w.-]{1,100}$/,
  transform: TRANSFORM,
  gradientTransform: TRANSFORM,
  gradientUnits: UNITS,
  clipPathUnits: UNITS,
  spreadMethod: words('pad', 'reflect', 'repeat'),
};

/** A value of a form above in the units of the drawing, which are pixels. */
export function inPixels(name: string, value: string): string {
  if (FORMS[name] !== LENGTH) return value;
  const unit = Object.entries(UNIT_PIXELS).find(([ending]) => value.endsWith(ending));
  return unit ? String(Number((Number.parseFloat(value) * unit[1]).toFixed(6))) : value;
}

/** What says that there is none of it, in a style that a program writes in full. */
export const NOTHING = /^\s*(?:none|normal|auto|sRGB)\s*$/;

/** What of a style is left out, since no shape or gradient looks other with it. */
export const OF_NO_LOOK =
  /^(?:--[\w-]+|-?inkscape-[\w-]+|font(?:-[\w-]+)?|text-(?:align|anchor|decoration[\w-]*|indent|orientation|rendering|transform)|letter-spacing|word-spacing|line-height|white-space|writing-mode|direction|unicode-bidi|(?:dominant-|alignment-)?baseline(?:-shift)?|(?:shape|image|color)-rendering|color-interpolation(?:-filters)?|solid-(?:color|opacity)|enable-background|overflow|isolation|shape-(?:padding|margin)|inline-size|cursor|pointer-events)$/;

/** Which elements may stand in which: elsewhere browsers draw nothing of them, or not what other programs draw. */
export function mayHold(parent: string, child: string): boolean {
  if (parent === 'linearGradient' || parent === 'radialGradient') return child === 'stop';
  if (parent === 'clipPath') return SHAPES.some((shape) => shape === child);
  return (parent === 'svg' || parent === 'g' || parent === 'defs') && child !== 'stop';
}

/** What changes a drawing and is not drawn anew: filters, and in a style also places and sizes, which attributes may give. */
export const NEEDED: ReadonlySet<string> = new Set([
  ...['mask', 'mask-image', 'filter', 'mix-blend-mode', 'paint-order', 'background', 'd'],
  ...['transform', 'transform-origin', 'translate', 'rotate', 'scale', '-webkit-transform', '-webkit-filter'],
  ...['-webkit-mask', '-webkit-mask-image', '-webkit-clip-path', 'offset-path', 'vector-effect'],
  ...[
    'color-interpolation',
    'zoom',
    'clip',
    'overlay',
    'all',
    'marker',
    'marker-start',
    'marker-mid',
    'marker-end',
  ],
  ...['pathLength', 'systemLanguage', 'requiredExtensions', 'fr'],
  ...SIZES,
]);
