import { Injectable } from '@nestjs/common';
import { DatabasePool } from '../persistence/connections/database-pool';

/** How long a success counts: monitors ask every few seconds, and each check writes to the disk. */
const SUCCESS_MS = 5_000;

/**
 * Creates a table that is dropped at commit: that takes a new block on the disk, rows in the catalogue and a flushed WAL
 * record. A row in an existing table would fit into a block with free space, even on a full disk.
 */
const WRITE = `
  create temporary table write_check (filler text) on commit drop;
  insert into pg_temp.write_check values ('x')`;

/** Checks that the database accepts writes: not while its disk is full or it is read-only. */
@Injectable()
export class WriteCheck {
  private last: { readonly answer: Promise<unknown>; readonly until: number } | undefined;

  constructor(private readonly database: DatabasePool) {}

  /** @throws the database's error when it cannot write; a success is up to 5 s old, a failure is never reused */
  async check(): Promise<void> {
    if (!this.last || this.last.until < Date.now()) {
      const check = { answer: this.database.pool.query(WRITE), until: Date.now() + SUCCESS_MS };
      this.last = check;
      check.answer.catch(() => {
        if (this.last === check) this.last = undefined;
      });
    }
    await this.last.answer;
  }
}
