declare module 'negotiator' {
  /** Its own types lack `preferred`. */
  class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    encoding(
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ): string | undefined;
  }
  export = Negotiator;
}
