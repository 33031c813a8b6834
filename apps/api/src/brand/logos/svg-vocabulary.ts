/**
 * What a logo may be made of: shapes, their groups, gradients and cut-outs. Everything that runs, loads, links, repeats,
 * writes or filters is missing on purpose.
 */
const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'] as const;
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
const NUMBER = String.raw`[+-]?(?:\d{1,9}(?:\.\d{0,12})?|\.\d{1,12})(?:e[+-]?\d)?`;
const LENGTH = new RegExp(`^${NUMBER}(?:px|pt|pc|mm|cm|in|%)?$`);
/** Character by character, so that a long one takes no longer than its length. */
const NUMBERS = /^[\d\s.,+\-e]*$/;
const PATH = /^[\d\s.,+\-eMmLlHhVvCcSsQqTtAaZz]*$/;
const TRANSFORM = /^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([\d\s.,+\-e]{0,200}\)[\s,]*){1,10}$/;
const REFERENCE = /^url\((?:#[\w.-]{1,100}|'#[\w.-]{1,100}'|"#[\w.-]{1,100}")\)$/;
const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/i;
const PAINT = new RegExp(`${COLOUR.source}|${REFERENCE.source}`, 'i');
const UNITS = words('userSpaceOnUse', 'objectBoundingBox');

/** What shapes look like; drawing programs write it as attributes or in a `style`. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  fill: PAINT,
  stroke: PAINT,
  color: COLOUR,
  'stop-color': COLOUR,
  opacity: LENGTH,
  'fill-opacity': LENGTH,
  'stroke-opacity': LENGTH,
  'stop-opacity': LENGTH,
  'stroke-width': LENGTH,
  'stroke-miterlimit': LENGTH,
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
export const FORMS: Readonly<Record<string, RegExp>> = {
  ...LOOKS,
  ...Object.fromEntries(SIZES.map((name) => [name, LENGTH])),
  offset: LENGTH,
  d: PATH,
  points: NUMBERS,
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

/** What changes a drawing and is not drawn anew: filters, and in a style also places and sizes, which attributes may give. */
export const NEEDED: ReadonlySet<string> = new Set([
  ...['mask', 'mask-image', 'filter', 'mix-blend-mode', 'paint-order', 'background', 'd'],
  ...['transform', 'transform-origin', 'translate', 'rotate', 'scale', '-webkit-transform', '-webkit-filter'],
  ...['-webkit-mask', '-webkit-mask-image', '-webkit-clip-path', 'offset-path', 'vector-effect'],
  ...['pathLength', 'systemLanguage', 'requiredExtensions', 'fr'],
  ...SIZES,
]);
