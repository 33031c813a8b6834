import { BaseData, Clock } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { MediaFiles } from '@ospite/server/media';
import { ContentVersion, LongRunningWork } from '@ospite/server/persistence';
import { hasProperty, seedDemo } from './seed-demo';

/** The demo property as an installation's first data. */
@Injectable()
export class DemoSeed extends BaseData {
  private readonly logger = new Logger(DemoSeed.name);

  constructor(
    private readonly em: EntityManager,
    private readonly media: MediaFiles,
    private readonly contentVersion: ContentVersion,
    private readonly longRunningWork: LongRunningWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async fill(): Promise<void> {
    const { em, media, contentVersion } = this;
    if (await hasProperty(em)) return;
    // Another process that starts at the same time waits for the one that fills it.
    const done = await this.longRunningWork.run(() =>
      seedDemo({ em, media, contentVersion, now: this.clock.now() }),
    );
    if (done) this.logger.log('The demo property is in place');
  }
}
