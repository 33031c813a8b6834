import { breakfastApi, problemOf, roomsApi, watchUpload } from '@ospite/contracts';
import type { OfficeStore } from '../../../shared/store';
import type { SendResult, StoredPicture, UploadTarget } from './upload';

type Dispatch = OfficeStore['dispatch'];

/** A call of the store that can be given up. */
interface RunningCall extends PromiseLike<{ readonly data?: StoredPicture; readonly error?: unknown }> {
  readonly abort: () => void;
}

/** The gallery of a room. */
export function roomTarget(dispatch: Dispatch, roomId: number): UploadTarget {
  const { uploadRoomImage, listRoomImages } = roomsApi.endpoints;
  return {
    key: `room-${roomId}`,
    parallel: 2,
    send: (image, { imageOrder, isMain }, { onProgress, signal }) => {
      watchUpload(image, onProgress);
      const uploadRoomImageRequest = {
        image,
        imageOrder: String(imageOrder),
        isMain: isMain ? ('true' as const) : ('false' as const),
      };
      const call = dispatch(uploadRoomImage.initiate({ roomId, uploadRoomImageRequest }, { track: false }));
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
export function breakfastTarget(dispatch: Dispatch): UploadTarget {
  const { uploadBreakfastImage, listAllBreakfastImages } = breakfastApi.endpoints;
  return {
    key: 'breakfast',
    parallel: 1,
    send: (image, _place, { onProgress, signal }) => {
      watchUpload(image, onProgress);
      const uploadBreakfastImageRequest = { image };
      const call = dispatch(uploadBreakfastImage.initiate({ uploadBreakfastImageRequest }, { track: false }));
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
  return data ? { stored: data } : { problem: problemOf(error) };
}
