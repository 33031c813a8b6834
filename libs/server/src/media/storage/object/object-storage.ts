import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type HeadObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorageSettings } from '../../../config/storage-url';
import { Semaphore } from '../../../concurrency/semaphore';
import { checkedKey, MediaStorage, type ByteRange, type StoredFile } from '../media-storage';
import { ID_KEY } from '../storage-id';
import { inParts, MultipartUpload, PART_BYTES } from './multipart-upload';
import { isMissing, isRefused, isUnsupported, startProblem, storageError } from './object-storage-errors';

/** Time limits of the store (milliseconds), and how many requests run at once. */
export interface ObjectStorageLimits {
  readonly connectMs: number;
  /** Until it answers, and between two parts of what it sends. */
  readonly silenceMs: number;
  /** Of a whole piece of work, tries included. A body that is streamed may take longer. */
  readonly workMs: number;
  readonly tries: number;
  /** Files of one call that are stored or removed at once. */
  readonly atOnce: number;
}
const LIMITS: ObjectStorageLimits = {
  connectMs: 2_000,
  silenceMs: 5_000,
  workMs: 15_000,
  tries: 2,
  atOnce: 16,
};
/** For large files: a store may be silent for a minute while it puts their parts together. */
export const BACKUP_LIMITS: ObjectStorageLimits = { ...LIMITS, silenceMs: 120_000 };
/** Connections to the store: those of work and of films that are being watched. */
const MAX_CONNECTIONS = 64;

/** A bucket of S3-compatible object storage. Load this module only where it is configured: the client takes 20 MB. */
export class ObjectStorage extends MediaStorage {
  override readonly place: string;
  override readonly draftsDir: string;
  private readonly client: S3Client;
  private readonly slots: Semaphore;

  /** @param dataDir folder of this machine for drafts */
  constructor(
    private readonly settings: ObjectStorageSettings,
    dataDir: string,
    private readonly limits: ObjectStorageLimits = LIMITS,
  ) {
    super();
    const { bucket, prefix, endpoint, region, forcePathStyle, credentials } = settings;
    this.place = `s3://${bucket}/${prefix}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
    this.draftsDir = path.join(dataDir, 'media-drafts');
    this.slots = new Semaphore(limits.atOnce);
    this.client = new S3Client({
      region,
      forcePathStyle,
      maxAttempts: limits.tries,
      ...(endpoint === undefined ? {} : { endpoint }),
      ...(credentials === undefined ? {} : { credentials }),
      // Other stores than Amazon's do not know the checksums that the client would add; ours is Content-MD5.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: limits.connectMs,
        requestTimeout: limits.silenceMs,
        throwOnRequestTimeout: true,
        socketTimeout: limits.silenceMs,
        httpAgent: { maxSockets: MAX_CONNECTIONS },
        httpsAgent: { maxSockets: MAX_CONNECTIONS },
      },
    });
  }

  /** @throws Error with code ETIMEDOUT and what to do, when the store does not answer: it may later */
  override async check(): Promise<void> {
    const { bucket, prefix } = this.settings;
    const list = new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${ID_KEY}` });
    await this.client.send(list, this.untilOver()).catch((error: unknown) => {
      throw startProblem(this.place, error);
    });
  }

  override async put(key: string, content: Uint8Array): Promise<void> {
    await this.work(() => this.client.send(this.putCommand(key, content), this.untilOver()));
  }

  override async putStream(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const parts = inParts(content, PART_BYTES);
    try {
      const { value: first = Buffer.alloc(0) } = await parts.next();
      if (first.length < PART_BYTES) await this.put(key, first);
      else await this.multipart().store(this.object(key), first, parts);
    } finally {
      await parts.return(undefined);
    }
  }

  override async removeUnfinished(): Promise<void> {
    const { bucket, prefix } = this.settings;
    await this.multipart()
      .abortAll(bucket, prefix)
      .catch((error: unknown) => {
        // Not every store lists them, and not every key may; then the store's own rules remove them after some days.
        if (!isUnsupported(error)) throw error;
      });
  }

  private multipart(): MultipartUpload {
    return new MultipartUpload(this.client, this.limits.workMs, (request) => this.work(request));
  }

  override async create(key: string, content: Uint8Array): Promise<boolean> {
    // Stores that do not know the condition ignore it.
    if (await this.stat(key)) return false;
    return this.work(async () => {
      const put = this.client.send(this.putCommand(key, content, '*'), this.untilOver());
      return put.then(
        () => true,
        (error: unknown) => {
          if (isRefused(error)) return false;
          throw error;
        },
      );
    });
  }

  override async adopt(file: string, key: string): Promise<void> {
    await this.put(key, await readFile(file));
    await rm(file, { force: true });
  }

  override async stat(key: string): Promise<StoredFile | undefined> {
    const head = new HeadObjectCommand(this.object(key));
    const found = await this.work(() => this.found(this.client.send(head, this.untilOver())));
    return found && { size: found.ContentLength ?? 0, ...knownOf(found) };
  }

  override async open(key: string, range?: ByteRange) {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const get = new GetObjectCommand({ ...this.object(key), Range });
    const found = await this.work(() => this.found(this.client.send(get)));
    if (!found) return undefined;
    const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength ?? 0);
    return { size, ...knownOf(found), body: found.Body as Readable };
  }

  override async read(key: string) {
    return this.work(async () => {
      const over = this.untilOver();
      const found = await this.found(this.client.send(new GetObjectCommand(this.object(key)), over));
      if (!found) return undefined;
      const body = addAbortSignal(over.abortSignal, found.Body as Readable);
      const content = await buffer(body);
      if (content.length !== found.ContentLength) throw new Error('The store sent a part of a file.');
      return { size: content.length, ...knownOf(found), content };
    });
  }

  override async withFile<Result>(key: string, work: (file: string) => Promise<Result>): Promise<Result> {
    const file = path.join(this.draftsDir, `.${path.basename(key)}.${randomUUID()}.part`);
    const found = await this.open(key);
    if (!found) throw new Error(`${key} is not in ${this.place}.`);
    try {
      await mkdir(this.draftsDir, { recursive: true });
      await pipeline(found.body, createWriteStream(file));
      return await work(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  override async list(prefix = ''): Promise<readonly string[]> {
    const keys: string[] = [];
    let next: string | undefined;
    do {
      const list = new ListObjectsV2Command({
        Bucket: this.settings.bucket,
        Prefix: this.settings.prefix + prefix,
        ContinuationToken: next,
      });
      const page = await this.work(() => this.client.send(list, this.untilOver()));
      keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(this.settings.prefix.length)));
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
    return keys;
  }

  /** Copies, then removes: if killed in between, both exist, and the next sweep finds what it looks for. */
  override async move(from: string, to: string): Promise<boolean> {
    const CopySource = encodeURI(`${this.settings.bucket}/${this.settings.prefix}${checkedKey(from)}`);
    const copy = new CopyObjectCommand({ ...this.object(to), CopySource });
    const copied = await this.work(() => this.found(this.client.send(copy, this.untilOver())));
    if (!copied) return false;
    await this.remove([from]);
    return true;
  }

  override async remove(keys: readonly string[]): Promise<void> {
    // One by one: not every store knows how to delete several at once.
    const removed = keys.map((key) =>
      this.work(() =>
        this.found(this.client.send(new DeleteObjectCommand(this.object(key)), this.untilOver())),
      ),
    );
    await Promise.all(removed);
  }

  private putCommand(key: string, content: Uint8Array, IfNoneMatch?: string): PutObjectCommand {
    return new PutObjectCommand({
      ...this.object(key),
      Body: content,
      ContentLength: content.byteLength,
      ContentMD5: createHash('md5').update(content).digest('base64'),
      IfNoneMatch,
    });
  }

  private object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: this.settings.prefix + checkedKey(key) };
  }

  private untilOver(): { abortSignal: AbortSignal } {
    return { abortSignal: AbortSignal.timeout(this.limits.workMs) };
  }

  /** Runs one of a few requests at a time; a failure says whether the store is unreachable or full. */
  private async work<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await this.slots.run(request);
    } catch (error) {
      throw storageError(this.place, error);
    }
  }

  private found<Result>(answer: Promise<Result>): Promise<Result | undefined> {
    return answer.catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  }
}

function knownOf({ ETag, LastModified }: HeadObjectCommandOutput): Omit<StoredFile, 'size'> {
  return { etag: ETag ?? '', modifiedAt: LastModified ?? new Date(0) };
}
