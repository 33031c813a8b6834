/** Units of the drawing; phones show its middle. */
export const DRAWING = { width: 1200, height: 520 } as const;
const UNITS_PER_METRE = 0.11;
/** Distances from the property that have a circle. */
export const CIRCLES_METRES = [500, 1_000, 2_000] as const;

const METRES_PER_DEGREE = 111_320;
/** Near the poles meridians meet: lines stay this far apart. */
const CLOSEST_LINES = 80;

interface Point {
  readonly lat: number;
  readonly lng: number;
}

export interface MapGrid {
  /** Where each meridian crosses the drawing, from its left edge. */
  readonly meridians: readonly number[];
  /** Where each parallel does, from its upper edge. */
  readonly parallels: readonly number[];
}

/** The radius of a circle in units of the drawing. */
export function radiusOf(metres: number): number {
  return metres * UNITS_PER_METRE;
}

/** Meridians and parallels around a point in the middle of the drawing, one for each hundredth of a degree. */
export function mapGrid({ lat, lng }: Point): MapGrid {
  const perDegree = METRES_PER_DEGREE * UNITS_PER_METRE;
  const shrink = Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return {
    meridians: linesAround(lng, perDegree * shrink, DRAWING.width).map(
      (offset) => DRAWING.width / 2 + offset,
    ),
    // Northern is up.
    parallels: linesAround(lat, perDegree, DRAWING.height).map((offset) => DRAWING.height / 2 - offset),
  };
}

/** How far lines at multiples of a step are from a value, as far as the drawing goes. */
function linesAround(value: number, perDegree: number, extent: number): number[] {
  let step = 0.01;
  while (step * perDegree < CLOSEST_LINES) step *= 2;
  const reach = extent / 2 / perDegree;
  const first = Math.ceil((value - reach) / step);
  const last = Math.floor((value + reach) / step);
  return Array.from({ length: last - first + 1 }, (_, place) =>
    Math.round(((first + place) * step - value) * perDegree),
  );
}
