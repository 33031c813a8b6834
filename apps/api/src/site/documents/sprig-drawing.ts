import type { PALETTE_COLOURS } from '@ospite/domain';

type Colours = (typeof PALETTE_COLOURS)[keyof typeof PALETTE_COLOURS];

/** What stands for a house without a logo (`libs/ui/src/drawings/sprig.tsx`), in its palette: in tabs and on home screens. */
export function sprigDrawing({ sand, coral }: Pick<Colours, 'sand' | 'coral'>): string {
  const lines =
    'M24 45C24 32 25 19 31 5M30 8c2 1 4 0 5-2M29 11c-3 0-5-2-5-5M28 15c3 1 6 0 8-3M27 18c-4 0-7-3-7-7' +
    'M26 23c4 1 8 0 10-4M25 27c-5 0-9-3-10-8M25 32c5 1 8-1 10-4M24 36c-5 0-8-2-10-6';
  const berries = [
    [38, 25, 3.6],
    [12, 24, 3.6],
    [33, 34, 2.8],
  ].map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${coral}"/>`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="512" height="512">' +
    `<path d="${lines}" fill="none" stroke="${sand}" stroke-width="2.4" stroke-linecap="round"/>${berries.join('')}</svg>`
  );
}
