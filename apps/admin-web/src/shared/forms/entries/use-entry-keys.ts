import { useState } from 'react';

interface EntryKeys<Entry> {
  /** The key of the entry at an index. */
  readonly of: (index: number) => string;
  /** Takes note of an order that is made of the entries as they are, and of new ones. */
  readonly arrange: (order: readonly Entry[]) => void;
  /** All entries are others now. */
  readonly renew: () => void;
}

/**
 * React's keys for the entries of a list that have no ids: what an entry's part of the screen remembers goes with the entry
 * when it is moved, and away when it is removed.
 */
export function useEntryKeys<Entry extends object>(entries: readonly Entry[]): EntryKeys<Entry> {
  const [{ round, keys }, setState] = useState<{ readonly round: number; readonly keys: readonly string[] }>({
    round: 0,
    keys: [],
  });
  const of = (index: number) => keys[index] ?? `${round} ${index}`;
  return {
    of,
    arrange: (order) => {
      const next = round + 1;
      setState({
        round: next,
        keys: order.map((entry, index) => {
          const at = entries.indexOf(entry);
          return at < 0 ? `${next} ${index}` : of(at);
        }),
      });
    },
    renew: () => setState({ round: round + 1, keys: [] }),
  };
}
