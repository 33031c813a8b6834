/** Where the renderer reaches this process; known once it listens. */
export class ServerAddress {
  private known = 'http://127.0.0.1';

  /** Scheme, host and port, such as `http://127.0.0.1:3000`. */
  get origin(): string {
    return this.known;
  }

  /** @param host the address listened at, which may be all of them */
  set(host: string, port: number): void {
    const everywhere = host === '0.0.0.0' || host === '::' || host === '';
    const name = everywhere ? '127.0.0.1' : host;
    this.known = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  }
}
