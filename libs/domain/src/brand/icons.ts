import type { Brand } from './brand';

/** Sides of the icons (pixels): of a phone's home screen, a browser's tab, and an installed page. */
export const ICON_SIDES = [180, 192, 512] as const;
export type IconSide = (typeof ICON_SIDES)[number];

/** Where an icon is, under an address that never shows another one: what it is made of stands in it. */
export function iconPath({ palette, logo }: Pick<Brand, 'palette' | 'logo'>, side: IconSide): string {
  return `/brand/icon-${palette}-${logo?.hash ?? 'sprig'}-${side}.png`;
}
