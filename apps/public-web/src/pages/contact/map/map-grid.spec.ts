import { DRAWING, mapGrid, radiusOf } from './map-grid';

const spacing = (lines: readonly number[]) => Math.abs((lines[1] ?? 0) - (lines[0] ?? 0));

describe('the grid of the drawing', () => {
  it('has its lines at hundredths of a degree, so that a point on two of them is where they cross', () => {
    const grid = mapGrid({ lat: 40.77, lng: 9.67 });
    expect(grid.meridians).toContain(DRAWING.width / 2);
    expect(grid.parallels).toContain(DRAWING.height / 2);
    // A hundredth of a degree of latitude is 1,113 metres.
    expect(spacing(grid.parallels)).toBeCloseTo(radiusOf(1_113), -1);
  });

  it('moves with the point: what lies north is up, what lies east is right', () => {
    const { meridians, parallels } = mapGrid({ lat: 40.7709, lng: 9.6727 });
    expect(parallels).toContain(Math.round(DRAWING.height / 2 + radiusOf(0.0009 * 111_320)));
    expect(meridians.some((x) => x < DRAWING.width / 2 && x > DRAWING.width / 2 - 40)).toBe(true);
  });

  it('brings meridians together towards the poles, but never closer than can be seen', () => {
    const equator = spacing(mapGrid({ lat: 0, lng: 9.67 }).meridians);
    expect(spacing(mapGrid({ lat: 40.77, lng: 9.67 }).meridians)).toBeLessThan(equator);
    for (const lat of [70, 85, 90, -90]) {
      const { meridians } = mapGrid({ lat, lng: -179.99 });
      expect(meridians.length).toBeLessThanOrEqual(DRAWING.width / 80 + 1);
    }
  });
});
