const BALCONY = 'M4 13h16M4 21h16M6 13v8M10 13v8M14 13v8M18 13v8M7 13V8a5 5 0 0 1 10 0v5';

/** Paths of drawings of what a room has, 24 by 24, by the ids of amenities and of facts. */
export const ROOM_SHAPES = {
  'private-bathroom':
    'M5 21V6a3.5 3.5 0 0 1 7 0M8 10a4 4 0 0 1 8 0ZM9 13v2M12 13v2M15 13v2M9 18v1M12 18v1M15 18v1',
  'private-bathroom-tub':
    'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5ZM7 19l-1 2M17 19l1 2M6 12V6a2 2 0 0 1 4 0',
  balcony: BALCONY,
  'private-balcony': BALCONY,
  'garden-view': 'M12 21v-9M12 13c0-4-3-6-7-6 0 4 3 6 7 6ZM12 15c0-4 2-6 7-6 0 4-3 6-7 6ZM5 21h14',
  'panoramic-view': 'M3 19l6-9 4 6 2.5-3.5L21 19ZM17 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  'free-wifi': 'M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9 16.5a4.2 4.2 0 0 1 6 0M12 20v.01',
  'flat-screen-tv': 'M3 5h18v12H3ZM8 21h8',
  'air-conditioning': 'M12 3v18M4.5 7.5l15 9M19.5 7.5l-15 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
  'room-service': 'M4 17a8 8 0 0 1 16 0ZM2 20h20M12 9V6M10.5 6h3',
  minibar: 'M5 4h14l-7 8ZM12 12v8M8 20h8',
  kitchenette: 'M4 10h16v6a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3ZM2 12h2M20 12h2M8 7V4M12 7V4M16 7V4',
  'private-garden': 'M12 21v-8M12 16l-3-3M3 11c0-5 4-8 9-8s9 3 9 8c-3 2-6 2-9 2s-6 0-9-2Z',
  other: 'M4 12.5 9.5 18 20 6.5',
  bed: 'M3 19V6M3 15h18v4M21 15v-1a4 4 0 0 0-4-4h-6v5M7 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  size: 'M4 10V4h6M20 14v6h-6M4 4l16 16',
  guests:
    'M4 20c0-4 3-6.5 6-6.5s6 2.5 6 6.5M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM16 4.5a3 3 0 0 1 0 5.5M18 14c2 1 3 3 3 6',
} as const;
