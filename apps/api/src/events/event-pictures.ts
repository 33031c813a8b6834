import { Clock, EventStore, type Picture } from '@ospite/domain';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { filesOf, MediaFiles } from '../platform/media/media-files';
import { readPicture } from '../platform/media/read-picture';

const COLLECTION = 'events';
/** A file this young (milliseconds) may belong to an event that is just being saved, here or by another replica. */
const SWEEP_AGE_MS = 60 * 60_000;

/**
 * The files of events' pictures. Each upload gets names of its own, also for a picture that is there already: so an
 * event's files are nobody else's, and go when it goes. Files are written before the row and removed after it; what a
 * crash in between leaves behind is swept up at the next start.
 */
@Injectable()
export class EventPictures implements OnApplicationBootstrap {
  private readonly logger = new Logger(EventPictures.name);

  constructor(
    private readonly media: MediaFiles,
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const removed = await this.sweep();
    if (removed > 0) this.logger.log(`Removed ${removed} files that no event has`);
  }

  /** Stores an uploaded picture. @throws RequestProblem when it is none */
  async store(content: Buffer): Promise<Picture> {
    const made = await readPicture(content, 'image');
    const own = randomUUID();
    const files = made.files.map((file) => ({ ...file, name: file.name.replace(/^[^-]+/, own) }));
    return this.media.savePicture(COLLECTION, { ...made, files });
  }

  /** Removes the files of a picture that no event has any more. A failure leaves them to the next sweep. */
  async discard(picture: Picture | null | undefined): Promise<void> {
    if (!picture) return;
    await this.media.removePicture(picture).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Files of a removed picture are left to the next start');
    });
  }

  /** Removes files without an event. @returns how many */
  async sweep(): Promise<number> {
    const named = new Set((await this.events.pictures()).flatMap(filesOf));
    return this.media.sweep(COLLECTION, named, new Date(this.clock.now().getTime() - SWEEP_AGE_MS));
  }
}
