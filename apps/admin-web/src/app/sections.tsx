import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import type { OfficeAddresses } from '../shared/office-paths';
import * as Icons from './icons';

interface Section {
  readonly id: string;
  readonly to: (paths: OfficeAddresses) => string;
  readonly icon: ReactNode;
  /** Key of its name. */
  readonly label: string;
  /** Whether it stands in a phone's bar, which has room for four; the others are under *Altro*. */
  readonly isInBar: boolean;
}

/** The sections of the back-office in their order; a section stands here once its screen is built. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'today',
    to: ({ today }) => today,
    icon: <Icons.TodayIcon />,
    label: 'office:nav.today',
    isInBar: true,
  },
  {
    id: 'quotes',
    to: ({ quotes }) => quotes,
    icon: <Icons.QuotesIcon />,
    label: 'office:nav.quotes',
    isInBar: true,
  },
  {
    id: 'rooms',
    to: ({ rooms }) => rooms,
    icon: <Icons.RoomsIcon />,
    label: 'office:nav.rooms',
    isInBar: true,
  },
  {
    id: 'prices',
    to: ({ prices }) => prices,
    icon: <Icons.PricesIcon />,
    label: 'office:nav.prices',
    isInBar: true,
  },
  {
    id: 'galleries',
    to: ({ galleries }) => galleries,
    icon: <Icons.GalleriesIcon />,
    label: 'office:nav.galleries',
    isInBar: false,
  },
  {
    id: 'reviews',
    to: ({ reviews }) => reviews,
    icon: <Icons.ReviewsIcon />,
    label: 'office:nav.reviews',
    isInBar: false,
  },
  {
    id: 'breakfast',
    to: ({ breakfast }) => breakfast,
    icon: <Icons.BreakfastIcon />,
    label: 'office:nav.breakfast',
    isInBar: false,
  },
  {
    id: 'events',
    to: ({ events }) => events,
    icon: <Icons.EventsIcon />,
    label: 'office:nav.events',
    isInBar: false,
  },
  {
    id: 'content',
    to: ({ content }) => content,
    icon: <Icons.ContentIcon />,
    label: 'office:nav.content',
    isInBar: false,
  },
  {
    id: 'property',
    to: ({ property }) => property,
    icon: <Icons.PropertyIcon />,
    label: 'office:nav.property',
    isInBar: false,
  },
  {
    id: 'settings',
    to: ({ settings }) => settings,
    icon: <Icons.SettingsIcon />,
    label: 'office:nav.settings',
    isInBar: false,
  },
  {
    id: 'account',
    to: ({ account }) => account,
    icon: <Icons.AccountIcon />,
    label: 'office:nav.account',
    isInBar: false,
  },
  {
    id: 'guide',
    to: ({ guide }) => guide,
    icon: <Icons.GuideIcon />,
    label: 'office:nav.guide',
    isInBar: false,
  },
];

/** The section that a screen belongs to; the pictures of a room belong to *Camere*, whatever led to them. */
export function sectionAt(paths: OfficeAddresses, pathname: string): Section | undefined {
  if (pathname.startsWith(`${paths.galleries}/`)) return SECTIONS.find(({ id }) => id === 'rooms');
  return SECTIONS.find(
    ({ to, id }) => matchPath({ path: to(paths), end: id === 'today' }, pathname) !== null,
  );
}
