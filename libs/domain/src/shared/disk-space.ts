/** The disk that holds pictures and written e-mails. */
export interface DiskState {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Port: how much room is left on the disk of the data folder. */
export abstract class DiskSpace {
  abstract look(): Promise<DiskState>;
}

/** Bytes. With less, database and e-mails need what is left more than pictures do. Our own figure. */
export const MIN_FREE_BYTES = 500_000_000;

/** Whether another picture may be stored; everything else goes on as long as there is any room at all. */
export function hasRoomForPictures({ freeBytes }: DiskState): boolean {
  return freeBytes >= MIN_FREE_BYTES;
}
