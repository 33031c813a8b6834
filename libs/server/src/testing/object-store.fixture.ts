import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ObjectStorageSettings } from '../config/storage-url';

const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const BUCKET = 'pictures';

/** A real S3-compatible server on this machine, with one empty bucket. */
export interface TestObjectStore {
  readonly port: number;
  readonly folder: string;
  readonly settings: (changed?: Partial<ObjectStorageSettings>) => ObjectStorageSettings;
  /** The same as variables of the environment. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export async function startObjectStore(): Promise<TestObjectStore> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-objects-'));
  // Only those who store objects wait for it.
  const { default: S3rver } = await import('@20minutes/s3rver');
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  // It checks the signature of a list for `/pictures`, where the client asks for `/pictures/`.
  server.middleware.splice(-1, 0, (context, next) => {
    if (/^\/[^/]+\/$/.test(context.path)) {
      context.state.vhost = true;
      context.mountPath = '/';
    }
    return next();
  });
  await server.run();
  const { port } = server.httpServer.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    port,
    folder,
    settings: (changed) => ({
      bucket: BUCKET,
      prefix: 'site/',
      endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: CREDENTIALS,
      ...changed,
    }),
    env: {
      MEDIA_URL: `s3://${BUCKET}/site?endpoint=${endpoint}`,
      AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    },
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
