const PREFIX = 'ospite-unsent:';

/** A chosen picture of which nobody knows yet that it is in the gallery. */
export interface UnsentPicture {
  /** As the file is called on this device; a phone may call all of its photographs alike. */
  readonly name: string;
  /** Bytes of the chosen file. */
  readonly size: number;
  /** When it was changed last, in milliseconds since 1970. */
  readonly modified: number;
  /** The key that it was sent under, if it was: its response may only have been lost. */
  readonly key: string;
}

/** The pictures that were not sent when the page was left; one tab's own, since another may still be sending. */
export interface UnsentPictures {
  readonly read: () => readonly UnsentPicture[];
  readonly write: (pictures: readonly UnsentPicture[]) => void;
}

/** @param gallery the key of the gallery */
export function unsentPictures(gallery: string, storage: Storage = sessionStorage): UnsentPictures {
  const place = `${PREFIX}${gallery}`;
  return {
    read: () => {
      try {
        const pictures: unknown = JSON.parse(storage.getItem(place) ?? '[]');
        return Array.isArray(pictures) ? pictures.filter(isUnsent) : [];
      } catch {
        return [];
      }
    },
    write: (pictures) => {
      try {
        if (pictures.length > 0) storage.setItem(place, JSON.stringify(pictures));
        else storage.removeItem(place);
      } catch {
        // A browser without storage only cannot say later what is missing.
      }
    },
  };
}

/**
 * The missing picture that a chosen file is: this very file, or else one of the same name, since a phone may hand the same
 * photograph over anew.
 */
export function missingOne(missing: readonly UnsentPicture[], file: File): UnsentPicture | undefined {
  return missing.find((one) => isSameFile(one, file)) ?? missing.find(({ name }) => name === file.name);
}

/** Whether a missing picture is this very file, so that it can be sent under the same key. */
export function isSameFile({ name, size, modified }: UnsentPicture, file: File): boolean {
  return name === file.name && size === file.size && modified === file.lastModified;
}

function isUnsent(value: unknown): value is UnsentPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size, modified, key } = value as Partial<Record<keyof UnsentPicture, unknown>>;
  return [name, key].every((text) => typeof text === 'string') && [size, modified].every(Number.isFinite);
}
