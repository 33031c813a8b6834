import { NETWORK_PROBLEM, newIdempotencyKey, type Problem } from '@ospite/contracts';
import { MAX_PICTURE_BYTES } from '@ospite/domain';
import { mayBePicture, preparePicture } from '../../../shared/pictures/prepare-picture';
import { isSignedOut } from '../../../shared/session';
import { mayPass, untilConnected } from './connection';
import { sendUnlessStalled } from './send-unless-stalled';
import { isSameFile, missingOne, type UnsentPicture, type UnsentPictures } from './unsent-pictures';
import type { UploadPosition, SendResult, Upload, UploadStatus, UploadTarget } from './upload';

/** What is shown of a queue; a new object after each change. */
export interface QueueState {
  readonly uploads: readonly Upload[];
  /** Of the pictures chosen since the queue was last empty. */
  readonly sent: number;
  /** Pictures that were not sent when the page was last left. */
  readonly missing: readonly UnsentPicture[];
}

/** How a batch ended. */
export interface BatchOutcome {
  readonly sent: number;
  readonly failed: number;
}

interface Options {
  readonly unsent: UnsentPictures;
  readonly prepare?: (file: File) => Promise<File>;
  readonly untilConnected?: (attempt: number) => Promise<void>;
  readonly untilSignedIn: () => Promise<void>;
}

interface Item extends Upload {
  readonly file: File;
  readonly place: UploadPosition;
  /** Makes all tries one picture, also where a response was lost on its way, or with it the page. */
  readonly key: string;
}

/**
 * Sends the chosen pictures of one gallery: each in a request of its own, some in parallel, through lost connections
 * and ended sessions.
 */
export class UploadQueue {
  readonly #target: UploadTarget;
  readonly #options: Required<Options>;
  readonly #running = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #enders = new Set<(outcome: BatchOutcome) => void>();
  #items: readonly Item[] = [];
  #state: QueueState;
  #lastId = 0;

  constructor(target: UploadTarget, options: Options) {
    this.#target = target;
    this.#options = { prepare: preparePicture, untilConnected, ...options };
    this.#state = { uploads: [], sent: 0, missing: options.unsent.read() };
  }

  readonly state = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Tells when nothing is under way any more. */
  onEnd(listener: (outcome: BatchOutcome) => void): () => void {
    this.#enders.add(listener);
    return () => void this.#enders.delete(listener);
  }

  get isBusy(): boolean {
    return this.#items.some(({ status }) => status.kind !== 'failed');
  }

  /** Adds pictures behind those of the gallery and of the queue. @param count how many the gallery has now */
  add(files: readonly File[], count: number): void {
    const first = count + this.#items.length;
    const sent = this.isBusy ? this.#state.sent : 0;
    let { missing } = this.#state;
    const items = files.map((file, index) => {
      const known = missingOne(missing, file);
      missing = missing.filter((one) => one !== known);
      return {
        id: (this.#lastId += 1),
        name: file.name,
        file,
        previewUrl: URL.createObjectURL(file),
        place: { imageOrder: first + index, isMain: first + index === 0 },
        key: known && isSameFile(known, file) ? known.key : newIdempotencyKey(),
        status: statusOf(file),
      };
    });
    this.#change([...this.#items, ...items], { sent, missing });
    this.#pump();
    this.#end();
  }

  retry(id: number): void {
    this.#update(id, { kind: 'queued' });
    this.#pump();
  }

  /** Takes a picture out, also while it is being sent. */
  remove(id: number): void {
    this.#running.get(id)?.abort();
    this.#drop(id, this.#state.sent);
    this.#end();
  }

  /** The person knows what is missing. */
  forgetMissing(): void {
    this.#change(this.#items, { missing: [] });
  }

  #pump(): void {
    for (const item of this.#items) {
      if (this.#running.size >= this.#target.parallel) return;
      if (item.status.kind === 'queued' && !this.#running.has(item.id)) void this.#run(item);
    }
  }

  async #run(item: Item): Promise<void> {
    const abort = new AbortController();
    this.#running.set(item.id, abort);
    const problem = await this.#upload(item, abort.signal);
    this.#running.delete(item.id);
    if (!abort.signal.aborted) {
      if (problem) this.#update(item.id, { kind: 'failed', problem });
      else this.#drop(item.id, this.#state.sent + 1);
      this.#end();
    }
    this.#pump();
  }

  /** @returns what is wrong with the picture; undefined once it is in the gallery, or was taken out */
  async #upload(item: Item, signal: AbortSignal): Promise<Problem | undefined> {
    this.#update(item.id, { kind: 'preparing' });
    const picture = await this.#options.prepare(item.file);
    if (picture.size > MAX_PICTURE_BYTES) return TOO_LARGE;
    for (let attempt = 0, refused = 0; !signal.aborted; attempt += 1) {
      const result = await this.#send(item, picture, signal);
      if ('stored' in result) return undefined;
      if (signal.aborted) break;
      if (isSignedOut(result.problem) && (refused += 1) <= MOST_SIGN_INS) {
        this.#update(item.id, { kind: 'signedOut' });
        await this.#options.untilSignedIn();
      } else if (mayPass(result.problem, attempt)) {
        this.#update(item.id, { kind: 'waiting', problem: result.problem });
        await this.#options.untilConnected(attempt);
      } else return result.problem;
    }
    return undefined;
  }

  #send(item: Item, picture: File, signal: AbortSignal): Promise<SendResult> {
    const onProgress = (share: number) => this.#update(item.id, { kind: 'sending', share });
    onProgress(0);
    return sendUnlessStalled(this.#target, picture, item.place, { key: item.key, onProgress, signal });
  }

  #update(id: number, status: UploadStatus): void {
    this.#change(this.#items.map((item) => (item.id === id ? { ...item, status } : item)));
  }

  #drop(id: number, sent: number): void {
    const dropped = this.#items.find((item) => item.id === id);
    if (dropped) URL.revokeObjectURL(dropped.previewUrl);
    this.#change(
      this.#items.filter((item) => item !== dropped),
      { sent },
    );
  }

  #end(): void {
    if (this.isBusy) return;
    const outcome = { sent: this.#state.sent, failed: this.#items.length };
    for (const listener of this.#enders) listener(outcome);
  }

  #change(items: readonly Item[], changes: Partial<QueueState> = {}): void {
    const areOthers = items.length !== this.#items.length || changes.missing !== undefined;
    this.#items = items;
    this.#state = { ...this.#state, ...changes, uploads: items };
    if (areOthers) this.#options.unsent.write([...this.#state.missing, ...items.map(unsentOf)]);
    for (const listener of this.#listeners) listener();
  }
}

/** So often a picture waits for somebody to sign in; a server that never takes it must not be asked for ever. */
const MOST_SIGN_INS = 3;

const TOO_LARGE: Problem = { ...NETWORK_PROBLEM, status: 413, code: 'request.too_large' };
const NO_PICTURE: Problem = {
  ...NETWORK_PROBLEM,
  status: 400,
  code: 'request.invalid',
  fields: [{ field: 'image', code: 'unreadable_picture', facts: {} }],
};

function unsentOf({ name, file, key }: Item): UnsentPicture {
  return { name, size: file.size, modified: file.lastModified, key };
}

function statusOf(file: File): UploadStatus {
  return mayBePicture(file) ? { kind: 'queued' } : { kind: 'failed', problem: NO_PICTURE };
}
