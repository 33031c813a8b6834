import { Drawing } from '@ospite/ui';

/** Paths of the icons, 24 by 24, in the colour of the text around them. An icon always has words beside it. */
const SHAPES = {
  wave: 'M2 9c3-3 5-3 8 0s5 3 8 0c1.5-1.5 3-2 4-1.5M2 16c3-3 5-3 8 0s5 3 8 0c1.5-1.5 3-2 4-1.5',
  tree: 'M12 21v-8M12 16l-3-3M3 11c0-5 4-8 9-8s9 3 9 8c-3 2-6 2-9 2s-6 0-9-2Z',
  people:
    'M4 20c0-4 3-6.5 6-6.5s6 2.5 6 6.5M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM16 4.5a3 3 0 0 1 0 5.5M18 14c2 1 3 3 3 6',
  plane: 'M3 13l8-1 4-8c.8-1.5 3-1 2.700.8L16 13l5 2v2l-6-.5-3 4h-2l1-5-7-1Z',
  town: 'M3 21V10l5-4 5 4v11M13 21V7l4-3 4 3v14M2 21h20M8 21v-5M17 12v.01M17 16v.01',
  umbrella: 'M12 3v18M3 12c0-5 4-9 9-9s9 4 9 9c-2-2-4-2-6 0-2-2-4-2-6 0-2-2-4-2-6 0ZM7 21h10',
  anchor: 'M12 8v13M5 13c0 5 3 8 7 8s7-3 7-8M8 11h8M12 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  cooktop: 'M4 4h16v16H4ZM9 11.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM15 17a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  fridge: 'M6 3h12v18H6ZM6 10h12M9 6v1.5M9 13v3',
  tv: 'M3 5h18v12H3ZM8 21h8',
  air: 'M12 3v18M4.5 7.5l15 9M19.5 7.5l-15 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  check: 'M4 12.5 9.5 18 20 6.5',
  phone: 'M5 3h4l1.5 5-2.5 2a13 13 0 0 0 6 6l2-2.5 5 1.5v4c0 1-1 2-2 2C11 20.5 3.5 13 3 5c0-1 1-2 2-2Z',
  calendar: 'M4 5.5h16V20H4ZM4 10h16M8 3v4M16 3v4',
  pin: 'M12 21c-4.5-4.5-7-7.8-7-11a7 7 0 0 1 14 0c0 3.2-2.5 6.5-7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  mail: 'M3 5h18v14H3ZM3 7l9 6 9-6',
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className?: string | undefined;
}) {
  return <Drawing shape={SHAPES[name]} className={className} />;
}
