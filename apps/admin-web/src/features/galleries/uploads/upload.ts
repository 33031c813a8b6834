import type { Problem } from '@ospite/contracts';

/** How far a picture is; `signedOut` waits for somebody to sign in. */
export type UploadStatus =
  | { readonly kind: 'queued' | 'preparing' | 'signedOut' }
  /** Until the automatic retry. */
  | { readonly kind: 'waiting'; readonly problem: Problem }
  /** `share` of the file has left this device, from 0 to 1; at 1 the server is at work. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** A picture that was chosen and is not in the gallery yet. */
export interface Upload {
  readonly id: number;
  /** As the file is called on this device. */
  readonly name: string;
  /** Shows the file from memory. */
  readonly previewUrl: string;
  readonly status: UploadStatus;
}

/** Where a picture goes. Source: specification §7, upload. */
export interface UploadPosition {
  /** From zero. */
  readonly imageOrder: number;
  /** True only for the first picture of an empty gallery. */
  readonly isMain: boolean;
}

export type SendResult = { readonly stored: true } | { readonly problem: Problem };

/** A gallery, as far as uploads need it. */
export interface UploadTarget {
  /** Names it among the galleries of this browser. */
  readonly key: string;
  /** How many pictures may be sent at once. */
  readonly parallel: 1 | 2;
  readonly send: (
    picture: File,
    place: UploadPosition,
    options: {
      /** The same for each try at sending one picture. */
      readonly key: string;
      readonly onProgress: (share: number) => void;
      readonly signal: AbortSignal;
    },
  ) => Promise<SendResult>;
}
