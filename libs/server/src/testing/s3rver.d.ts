declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  interface Context {
    readonly path: string;
    readonly state: { vhost: boolean };
    mountPath: string;
  }

  /** As far as tests use it. */
  class S3rver {
    readonly httpServer: Server;
    readonly middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[];
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly never[] }[];
    });
    run(): Promise<unknown>;
    close(): Promise<void>;
  }

  // The package's only export.
  export { S3rver as default };
}
