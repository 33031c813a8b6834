import { filesOf } from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { MediaFiles } from './media-files';
import { PictureShelves } from '../picture-shelves';

/** What does not match between rows and stored files, as addresses on the site. */
export interface Mismatch {
  /** Named by a row, and not there. */
  readonly missing: readonly string[];
  /** There, and named by no row. */
  readonly unknown: readonly string[];
}

/** Compares the rows that name pictures with the files that are stored, and changes nothing. */
@Injectable()
export class PictureInventory {
  constructor(
    private readonly shelves: PictureShelves,
    private readonly media: MediaFiles,
  ) {}

  async compare(): Promise<Mismatch> {
    const missing: string[] = [];
    const unknown: string[] = [];
    for (const shelf of this.shelves.all()) {
      // Files first: one that is stored meanwhile is then not taken for an unknown one.
      const stored = new Set(await this.media.list(shelf.collection));
      const named = new Set((await shelf.rows()).flatMap(({ picture }) => filesOf(picture)));
      for (const url of named) if (!stored.has(url) && !(await this.media.has(url))) missing.push(url);
      unknown.push(...[...stored].filter((url) => !named.has(url)));
    }
    return { missing: missing.toSorted(), unknown: unknown.toSorted() };
  }
}
