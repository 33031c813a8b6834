import { Injectable } from '@nestjs/common';
import { DatabasePool } from './connections/database-pool';

/** How long a good answer holds: whoever watches asks every few seconds, and each check writes to the disk. */
const KEPT_MS = 5_000;

/**
 * A table that vanishes with its transaction: it needs a new block on the disk and rows in the catalogue, and a log
 * record that is flushed. A row of a table that is there would fit into a block that has room, also on a full disk.
 */
const WRITE = `
  create temporary table write_check (filler text) on commit drop;
  insert into pg_temp.write_check values ('x')`;

/** Whether the database takes writes: not while its disk is full, nor while it only reads. */
@Injectable()
export class WriteCheck {
  private last: { readonly answer: Promise<unknown>; readonly until: number } | undefined;

  constructor(private readonly database: DatabasePool) {}

  /** @throws the database's error when it cannot write; a good answer is up to 5 s old, a bad one never */
  async check(): Promise<void> {
    if (!this.last || this.last.until < Date.now()) {
      const asked = { answer: this.database.pool.query(WRITE), until: Date.now() + KEPT_MS };
      this.last = asked;
      asked.answer.catch(() => {
        if (this.last === asked) this.last = undefined;
      });
    }
    await this.last.answer;
  }
}
