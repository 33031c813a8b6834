/** What programs and pages ask a site for beside its pages, and what it is made of. */
export interface SiteDocument {
  readonly type: string;
  readonly cacheControl: string;
  readonly body: () => string | Buffer | Promise<string | Buffer>;
}
