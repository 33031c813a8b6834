import { IMAGE_WIDTHS, MAX_PICTURE_PIXELS, UnreadablePictureError } from '@ospite/domain/shared';
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { lowerPriority } from '../../process/lower-priority';
import { BACKGROUND, DECODERS, JPEG, WEBP } from './encoding-settings';

const PROGRAM = fileURLToPath(new URL('./encode-upload.ts', import.meta.url));
/** Guests come first: the server gets nine times as much of the processor where both want it. */
const NICE = 10;
/** How long the program waits for the next picture of a batch: starting takes a fifth of the time of encoding one. */
const REST_MS = 10_000;
/**
 * A working program that is silent for this long has hung, and is killed: a large picture takes a minute on a busy
 * machine. Shorter than the sender's time limit, so that the next picture gets a new program.
 */
const SILENCE_MS = 240_000;

// Little of its work is JavaScript: what would make that fast takes 5 MB and saves nothing.
const FLAGS = ['--disable-warning=ExperimentalWarning', '--expose-gc', '--no-opt', '--max-semi-space-size=1'];
/** The program returns freed memory as the server does (docs/operations/configure.md). */
const TRIM = 'MALLOC_TRIM_THRESHOLD_';

/** A part of a picture, in pixels of the upright original. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How pictures are encoded. */
export interface UploadSettings {
  readonly decoders: readonly string[];
  readonly widths: readonly number[];
  readonly maxPixels: number;
  readonly background: string;
  readonly jpeg: typeof JPEG;
  readonly webp: typeof WEBP;
}
const SETTINGS: UploadSettings = {
  decoders: DECODERS,
  widths: IMAGE_WIDTHS,
  maxPixels: MAX_PICTURE_PIXELS,
  background: BACKGROUND,
  jpeg: JPEG,
  webp: WEBP,
};

/** A picture whose bytes follow. */
export interface UploadRequest {
  readonly id: number;
  readonly bytes: number;
  readonly crop?: Crop | undefined;
}

/** One width in both formats. */
export interface UploadVariant {
  /** Pixels. */
  readonly width: number;
  readonly webp: Uint8Array;
  readonly jpeg: Uint8Array;
}

/** A picture in the widths of `IMAGE_WIDTHS`, smallest first. */
interface EncodedUpload {
  /** Pixels of the largest. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly placeholder: string;
  readonly variants: readonly UploadVariant[];
}

/** The outcome: encoded, refused by the decoder, or another failure. */
export type UploadReply = { readonly id: number } & (
  { readonly picture: EncodedUpload } | { readonly unreadable: string } | { readonly failure: string }
);

interface Waiting {
  readonly resolve: (picture: EncodedUpload) => void;
  readonly reject: (error: Error) => void;
}

/** Encodes uploads in a process of lower priority, which lives as long as there are any. */
export class UploadEncoder {
  private child: ChildProcess | undefined;
  private resting: NodeJS.Timeout | undefined;
  private silence: NodeJS.Timeout | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  /**
   * @param restMs how long the process stays without work
   * @param silenceMs how long it may say nothing while it has any
   */
  constructor(
    private readonly restMs = REST_MS,
    private readonly silenceMs = SILENCE_MS,
  ) {}

  /** The number of its process; undefined while there is none. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * @throws UnreadablePictureError for what its decoder refuses; an Error of which `storageFailureOf` says that it is away
   *   when the process ended before it was done: it may have been killed for want of memory
   */
  async encode(input: Buffer, crop?: Crop): Promise<EncodedUpload> {
    clearTimeout(this.resting);
    const child = (this.child ??= this.start());
    setReferenced(child, true);
    const id = ++this.lastId;
    const reply = new Promise<EncodedUpload>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    if (this.waiting.size === 1) this.expectWord(child);
    const request: UploadRequest = { id, bytes: input.length, crop };
    // What goes wrong here ends the process, and with it the wait.
    child.send(request, () => undefined);
    const sent = new Promise<void>((resolve) => child.stdin?.write(input, () => resolve()));
    try {
      return await reply;
    } finally {
      // The bytes are not the caller's to free before.
      await sent;
      if (this.waiting.size === 0) this.rest(child);
    }
  }

  private start(): ChildProcess {
    const args = [...FLAGS, PROGRAM, JSON.stringify(SETTINGS)];
    const child = spawn(process.execPath, args, {
      // It needs nothing else from our environment, which contains secrets.
      env: { MALLOC_ARENA_MAX: '1', [TRIM]: process.env[TRIM] },
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    lowerPriority(child.pid, NICE);
    child.on('message', (reply: UploadReply) => {
      this.settle(reply);
      this.expectWord(child);
    });
    child.on('error', (error) => this.lose(child, error));
    child.on('exit', (code, signal) =>
      this.lose(child, new Error(`The encoder ended with ${signal ?? String(code)}.`)),
    );
    child.stdin?.on('error', () => undefined);
    return child;
  }

  private settle(reply: UploadReply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('picture' in reply) waiting?.resolve(reply.picture);
    else if ('failure' in reply) waiting?.reject(new Error(reply.failure));
    else waiting?.reject(new UnreadablePictureError('unreadable', { cause: new Error(reply.unreadable) }));
  }

  /** Kills the program unless it responds in time or is idle. */
  private expectWord(child: ChildProcess): void {
    clearTimeout(this.silence);
    if (this.waiting.size === 0) return;
    this.silence = setTimeout(() => child.kill('SIGKILL'), this.silenceMs).unref();
  }

  private lose(child: ChildProcess, cause: Error): void {
    if (this.child !== child) return;
    clearTimeout(this.silence);
    this.child = undefined;
    const away = Object.assign(new Error('The picture was not encoded.', { cause }), { code: 'EPIPE' });
    for (const { reject } of this.waiting.values()) reject(away);
    this.waiting.clear();
  }

  private rest(child: ChildProcess): void {
    setReferenced(child, false);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      if (this.child === child) this.child = undefined;
      child.disconnect();
    }, this.restMs).unref();
  }
}

/** Whether this process waits for it: only while it encodes. */
function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  const handles = [child, child.channel, child.stdin] as readonly ({ ref(): void; unref(): void } | null)[];
  for (const handle of handles) {
    if (isReferenced) handle?.ref();
    else handle?.unref();
  }
}
