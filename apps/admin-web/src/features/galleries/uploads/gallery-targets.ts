import { breakfastApi, problemOf, roomsApi, watchUpload } from '@ospite/contracts';
import type { OfficeStore } from '../../../shared/store';
import type { SendResult, UploadTarget } from './upload';

type Dispatch = OfficeStore['dispatch'];

/** A call of the store that can be given up. */
interface RunningCall extends PromiseLike<{ readonly data?: unknown; readonly error?: unknown }> {
  readonly abort: () => void;
}

/** A gallery whose pictures can be read again. */
interface GalleryTarget extends UploadTarget {
  /** The pictures as they are on the server now; null without a response. */
  readonly list: () => Promise<readonly { readonly id: number; readonly imageOrder: number }[] | null>;
}

/** The gallery of a room. */
export function roomTarget(dispatch: Dispatch, roomId: number): GalleryTarget {
  const { uploadRoomImage, listRoomImages } = roomsApi.endpoints;
  return {
    key: `room-${roomId}`,
    parallel: 2,
    send: (image, { imageOrder, isMain }, { key, onProgress, signal }) => {
      watchUpload(image, onProgress);
      const uploadRoomImageRequest = {
        image,
        imageOrder: String(imageOrder),
        isMain: isMain ? ('true' as const) : ('false' as const),
      };
      const sent = { roomId, 'Idempotency-Key': key, uploadRoomImageRequest };
      const call = dispatch(uploadRoomImage.initiate(sent, { track: false }));
      return resultOf(call, signal);
    },
    list: async () => {
      const list = listRoomImages.initiate({ roomId, include: 'inactive' }, FRESH);
      const { data, error } = await dispatch(list);
      return error === undefined ? (data ?? null) : null;
    },
  };
}

/** The pictures of the breakfast; each goes behind the others, so that only one at a time keeps their order. */
export function breakfastTarget(dispatch: Dispatch): GalleryTarget {
  const { uploadBreakfastImage, listAllBreakfastImages } = breakfastApi.endpoints;
  return {
    key: 'breakfast',
    parallel: 1,
    send: (image, _place, { key, onProgress, signal }) => {
      watchUpload(image, onProgress);
      const sent = { 'Idempotency-Key': key, uploadBreakfastImageRequest: { image } };
      const call = dispatch(uploadBreakfastImage.initiate(sent, { track: false }));
      return resultOf(call, signal);
    },
    list: async () => {
      const { data, error } = await dispatch(listAllBreakfastImages.initiate({}, FRESH));
      return error === undefined ? (data ?? null) : null;
    },
  };
}

const FRESH = { forceRefetch: true, subscribe: false } as const;

async function resultOf(call: RunningCall, signal: AbortSignal): Promise<SendResult> {
  const abort = () => call.abort();
  signal.addEventListener('abort', abort);
  const { data, error } = await call;
  signal.removeEventListener('abort', abort);
  return data ? { stored: true } : { problem: problemOf(error) };
}
