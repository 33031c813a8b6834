/** What stands beside links, contacts, dates and facts. Paths for `Drawing`. */
export const ICONS = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  check: 'M4 12.5 9.5 18 20 6.5',
  phone: 'M5 3h4l1.5 5-2.5 2a13 13 0 0 0 6 6l2-2.5 5 1.5v4c0 1-1 2-2 2C11 20.5 3.5 13 3 5c0-1 1-2 2-2Z',
  mail: 'M3 5h18v14H3ZM3 7l9 6 9-6',
  stepFree: 'M2.5 19.5h19v-7H15ZM5 12l6.5-4M8 7.5l3.5.5-1 3.4',
  calendar: 'M4 5.5h16V20H4ZM4 10h16M8 3v4M16 3v4',
  pin: 'M12 21c-4.5-4.5-7-7.8-7-11a7 7 0 0 1 14 0c0 3.2-2.5 6.5-7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
} as const;
