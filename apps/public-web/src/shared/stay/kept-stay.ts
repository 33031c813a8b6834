import { DEFAULT_QUOTE_GUESTS, MAX_QUOTE_GUESTS, MIN_QUOTE_GUESTS } from '@ospite/domain';
import { useMemo } from 'react';
import { useShownSearch } from '../navigation/rendered-search';

/** What an address says of a stay, as it stands there; `readAskedStay` tells what of it can be had. */
export interface NamedStay {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: string;
}

const NAMES = ['checkIn', 'checkOut', 'guests'] as const;

/** The stay that the address names; undefined where it names none. */
export function useNamedStay(): NamedStay | undefined {
  const shown = useShownSearch();
  return useMemo(() => {
    const query = new URLSearchParams(shown);
    const [checkIn = '', checkOut = '', guests = ''] = NAMES.map((name) => query.get(name)?.trim());
    return checkIn || checkOut || guests ? { checkIn, checkOut, guests } : undefined;
  }, [shown]);
}

/** The query by which links lead on with a stay, and with a room; empty without either. */
export function staySearch(named: Partial<NamedStay> | undefined, room = ''): string {
  const query = new URLSearchParams();
  for (const name of NAMES) if (named?.[name]) query.set(name, named[name]);
  if (room) query.set('room', room);
  return query.size > 0 ? `?${query}` : '';
}

/** The number of guests that a stay names; the usual one where it names none that can be chosen. */
export function guestsOf(named: Pick<NamedStay, 'guests'> | undefined): string {
  const guests = Number(named?.guests);
  const isChoice =
    guests >= MIN_QUOTE_GUESTS && guests <= MAX_QUOTE_GUESTS && named?.guests === String(guests);
  return isChoice ? named.guests : String(DEFAULT_QUOTE_GUESTS);
}
