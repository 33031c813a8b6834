import type { Picture } from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import type { MediaCollection } from './storage/media-files';

/** A picture and the id of the row that holds it. */
export interface PictureRow {
  readonly id: number;
  readonly picture: Picture;
}

/** A table whose rows hold pictures, as those see it who look after files: what each module tells of its own table. */
export abstract class PictureShelf {
  abstract readonly collection: MediaCollection;

  abstract rows(): Promise<readonly PictureRow[]>;

  /**
   * Changes the picture of a row, in a transaction that holds the row and the files' lock and that public pages hear of.
   * @param change gives the new picture; nothing happens when there is no such row or it gives none
   */
  abstract change(id: number, change: (picture: Picture) => Promise<Picture | undefined>): Promise<void>;
}

/** All tables that hold pictures; each module adds its own when it starts. */
@Injectable()
export class PictureShelves {
  private readonly shelves: PictureShelf[] = [];

  add(shelf: PictureShelf): void {
    this.shelves.push(shelf);
  }

  all(): readonly PictureShelf[] {
    return this.shelves;
  }
}
