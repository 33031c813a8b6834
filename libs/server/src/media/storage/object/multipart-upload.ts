import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';

/**
 * Size of a part (bytes): all that is held in memory. Stores take parts of 5 MiB and more, at most 10,000 of them (Amazon
 * S3, multipart upload limits), so that a file may have 80 GiB.
 */
export const PART_BYTES = 8_388_608;
/** One part may take this long (milliseconds), tries included: a line of 70 kB/s is enough. */
const PART_MS = 120_000;

/** An object of a bucket. */
interface ObjectName {
  readonly Bucket: string;
  readonly Key: string;
}
type Upload = ObjectName & { readonly UploadId: string | undefined };

/** Does a request when its turn comes, and says in the error whether the store is away or full. */
type Work = <Result>(request: () => Promise<Result>) => Promise<Result>;

/** Stores an object part by part: it exists once the last request is done, and not before. */
export class MultipartUpload {
  /** @param workMs how long requests without content may take (milliseconds) */
  constructor(
    private readonly client: S3Client,
    private readonly workMs: number,
    private readonly work: Work,
  ) {}

  /** @throws what reading the parts throws */
  async store(object: ObjectName, first: Buffer, others: AsyncIterable<Buffer>): Promise<void> {
    const create = new CreateMultipartUploadCommand(object);
    const { UploadId } = await this.work(() => this.client.send(create, this.untilOver()));
    const upload = { ...object, UploadId };
    try {
      const Parts = [await this.send(upload, 1, first)];
      for await (const part of others) Parts.push(await this.send(upload, Parts.length + 1, part));
      const complete = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
      await this.work(() => this.client.send(complete, partOptions()));
    } catch (error) {
      // An upload that cannot be aborted now is left to `abortAll`.
      await this.abort(upload).catch(() => undefined);
      throw error;
    }
  }

  /** Aborts uncompleted uploads below a prefix: they are not objects, but cost money. */
  async abortAll(Bucket: string, Prefix: string): Promise<void> {
    const list = new ListMultipartUploadsCommand({ Bucket, Prefix });
    const { Uploads = [] } = await this.work(() => this.client.send(list, this.untilOver()));
    for (const { Key = '', UploadId } of Uploads) await this.abort({ Bucket, Key, UploadId });
  }

  private async send(upload: Upload, PartNumber: number, Body: Buffer): Promise<CompletedPart> {
    const ContentMD5 = createHash('md5').update(Body).digest('base64');
    const part = new UploadPartCommand({ ...upload, PartNumber, Body, ContentMD5 });
    const { ETag } = await this.work(() => this.client.send(part, partOptions()));
    return { ETag, PartNumber };
  }

  private async abort(upload: Upload): Promise<void> {
    await this.work(() => this.client.send(new AbortMultipartUploadCommand(upload), this.untilOver()));
  }

  private untilOver(): { abortSignal: AbortSignal } {
    return { abortSignal: AbortSignal.timeout(this.workMs) };
  }
}

const partOptions = () => ({ abortSignal: AbortSignal.timeout(PART_MS), requestTimeout: PART_MS });

/** The same bytes in parts of one size; only the last one is smaller. Of nothing there is one empty part. */
export async function* inParts(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let part = Buffer.alloc(size);
  let filled = 0;
  let given = 0;
  for await (const bytes of content) {
    for (let from = 0; from < bytes.length;) {
      if (filled === size) {
        yield part;
        given += 1;
        // The last one may still be under way to the store.
        part = Buffer.alloc(size);
        filled = 0;
      }
      const taken = bytes.subarray(from, from + size - filled);
      part.set(taken, filled);
      filled += taken.length;
      from += taken.length;
    }
  }
  if (filled > 0 || given === 0) yield part.subarray(0, filled);
}
