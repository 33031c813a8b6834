import { useEffect, useSyncExternalStore } from 'react';
import { untilSignedIn } from '../../../shared/session';
import type { OfficeStore } from '../../../shared/store';
import { useOfficeStore } from '../../../shared/use-office-store';
import { unsentPictures } from './unsent-pictures';
import type { UploadTarget } from './upload';
import { UploadQueue, type BatchOutcome, type QueueState } from './upload-queue';

/** Queues go on when their screen is left, so they belong to the store and not to a screen. */
const QUEUES = new WeakMap<object, Map<string, UploadQueue>>();

interface GalleryUploads extends QueueState {
  readonly queue: UploadQueue;
}

/**
 * The uploads of one gallery, which go on when its screen is left. The browser asks before the page is closed.
 * @param targetOf the gallery over the store's own calls
 * @param onEnd called when nothing is in progress any more, while the screen is open
 */
export function useUploadQueue(
  targetOf: (dispatch: OfficeStore['dispatch']) => UploadTarget,
  onEnd: (outcome: BatchOutcome) => void,
): GalleryUploads {
  const store = useOfficeStore();
  const queue = queueOf(store, targetOf(store.dispatch));
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  useEffect(() => queue.onEnd(onEnd), [queue, onEnd]);
  return { queue, ...state };
}

function queueOf(store: OfficeStore, target: UploadTarget): UploadQueue {
  const queues = QUEUES.get(store) ?? new Map<string, UploadQueue>();
  QUEUES.set(store, queues);
  const known = queues.get(target.key);
  if (known) return known;
  const queue = new UploadQueue(target, {
    unsent: unsentPictures(target.key),
    untilSignedIn: () => untilSignedIn(store),
  });
  queues.set(target.key, queue);
  window.addEventListener('beforeunload', (event) => {
    if (queue.isBusy) event.preventDefault();
  });
  return queue;
}
