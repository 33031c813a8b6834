const PREFIX = 'ospite-unsent:';

/** The names of pictures that were not sent when the page was left; one tab's own, since another may still be sending. */
export interface UnsentNames {
  readonly read: () => readonly string[];
  readonly write: (names: readonly string[]) => void;
}

/** @param key of the gallery */
export function unsentNames(key: string, storage: Storage = sessionStorage): UnsentNames {
  const place = `${PREFIX}${key}`;
  return {
    read: () => {
      try {
        const names: unknown = JSON.parse(storage.getItem(place) ?? '[]');
        return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
      } catch {
        return [];
      }
    },
    write: (names) => {
      try {
        if (names.length > 0) storage.setItem(place, JSON.stringify(names));
        else storage.removeItem(place);
      } catch {
        // A browser without storage only cannot say later what is missing.
      }
    },
  };
}
