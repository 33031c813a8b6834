import type { Readable } from 'node:stream';

/** What is known about a stored file without reading it. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  /** An HTTP entity tag, with its quotes; another content has another one. */
  readonly etag: string;
  readonly modifiedAt: Date;
}

/** A part of a file, both ends included (bytes). */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Port: where files are, those of pictures by keys such as `rooms/3f2a9c-1600.jpg`; backups have a storage of their own.
 * A key with a part that begins with a point (`.installation`, `.trash/…`) is the product's own: stored like any other,
 * never served.
 * Every method fails with an error of which `storageFailureOf` says that the storage is away or full.
 */
export abstract class MediaStorage {
  /** Its name for operators: a path, or the bucket's address. It contains no secret. */
  abstract readonly place: string;

  /** Folder of this machine for files on their way into the storage. */
  abstract readonly draftsDir: string;

  /** Call it at the start. @throws ConfigError with what to do, when it cannot be used as it is configured */
  abstract check(): Promise<void>;

  /** Stores a file whole or not at all, in place of one of that key; it survives a power cut when this returns. */
  abstract put(key: string, content: Uint8Array): Promise<void>;

  /**
   * The same for content of any size, of which only a part is in memory at a time.
   * @throws what reading the content throws; there is no such file then
   */
  abstract putStream(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;

  /** Removes what killed processes left of `putStream`; nobody may be storing a file meanwhile. */
  abstract removeUnfinished(): Promise<void>;

  /** The same as `put` for a key that has no file yet. @returns false when there is one */
  abstract create(key: string, content: Uint8Array): Promise<boolean>;

  /** Moves a file of this machine into the storage. */
  abstract adopt(file: string, key: string): Promise<void>;

  /** Undefined when there is no such file. */
  abstract stat(key: string): Promise<StoredFile | undefined>;

  /** The content, to be read or destroyed; undefined when there is no such file. @param range lies within the file */
  abstract open(
    key: string,
    range?: ByteRange,
  ): Promise<(StoredFile & { readonly body: Readable }) | undefined>;

  /** The whole content in memory; undefined when there is no such file. */
  abstract read(key: string): Promise<(StoredFile & { readonly content: Buffer }) | undefined>;

  /** Lends the file as one of this machine to `work`, which only reads it. @throws when there is no such file */
  abstract withFile<Result>(key: string, work: (file: string) => Promise<Result>): Promise<Result>;

  /** The keys below a prefix that ends with a slash, or all of them, without drafts. */
  abstract list(prefix?: string): Promise<readonly string[]>;

  /** Gives a file another key, in place of one that has it. @returns false when there was no such file */
  abstract move(from: string, to: string): Promise<boolean>;

  /** Removes files; missing ones are ignored. */
  abstract remove(keys: readonly string[]): Promise<void>;
}

/**
 * Every key goes through here before it becomes a path or the name of an object.
 * @throws Error when it would lead out of the storage, as one of a hostile archive or bucket might
 */
export function checkedKey(key: string): string {
  if (key.split(/[/\\]/).some((part) => part === '.' || part === '..'))
    throw new Error(`"${key}" is no key of a stored file.`);
  return key;
}

/** The name of a draft, which no stored file has. */
export const isDraft = (key: string): boolean => key.endsWith('.part');
