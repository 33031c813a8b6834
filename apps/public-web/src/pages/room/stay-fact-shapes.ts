import { ROOM_SHAPES } from '@ospite/ui/room-shapes';

/** Drawings beside what guests ask before they write, by the ids of the facts. Paths for `Drawing`. */
export const STAY_FACT_SHAPES: Readonly<Record<string, string>> & { readonly other: string } = {
  other: ROOM_SHAPES.other,
  bathroom: ROOM_SHAPES['private-bathroom'],
  climate: ROOM_SHAPES['air-conditioning'],
  kitchen: ROOM_SHAPES.kitchenette,
  cot: 'M4 5v15M20 5v15M4 9h16M4 17h16M8 9v8M12 9v8M16 9v8',
  'extra-bed': ROOM_SHAPES.bed,
  entrance: 'M6 21V3h12v18M3 21h18M14.5 12v.01',
  'walk-in-shower': ROOM_SHAPES['private-bathroom'],
  'door-width': 'M6 17V3h12v14M3 21h18M6 19l-3 2 3 2M18 19l3 2-3 2',
  breakfast: 'M4 9h12v6a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4ZM16 10h2a2.5 2.5 0 0 1 0 5h-2M8 6V4M12 6V4',
  payment: 'M3 6h18v12H3ZM3 10h18M7 14.5h3',
  'down-payment': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 3v9h9',
  'min-stay': 'M20 14.5A8 8 0 1 1 9.5 4a6.5 6.5 0 0 0 10.5 10.5Z',
  'min-stay-high': 'M20 14.5A8 8 0 1 1 9.5 4a6.5 6.5 0 0 0 10.5 10.5Z',
  parking: 'M4 3h16v18H4ZM10 17V7h3a3 3 0 0 1 0 6h-3',
  wifi: ROOM_SHAPES['free-wifi'],
  pets: 'M12 12c-2.5 0-5 3-5 5.5S9 20 12 20s5 0 5-2.5-2.5-5.5-5-5.5ZM5 12v.01M9 7v.01M15 7v.01M19 12v.01',
  smoking: 'M3 15h13v4H3ZM19 15v4M19 11c0-3-3-2-3-5',
};
