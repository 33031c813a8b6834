import { createHash } from 'node:crypto';

const NEW_LINE = 0x0a;

/** Counts and hashes the rows of a table as COPY writes them: one line each, line feeds in values are escaped. */
export class TableChecksum {
  private readonly hash = createHash('sha256');
  private count = 0;

  add(text: Buffer): void {
    this.hash.update(text);
    for (let at = text.indexOf(NEW_LINE); at >= 0; at = text.indexOf(NEW_LINE, at + 1)) this.count += 1;
  }

  /** Call it once. */
  end(): { readonly rows: number; readonly sha256: string } {
    return { rows: this.count, sha256: this.hash.digest('hex') };
  }
}
