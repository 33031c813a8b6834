import { Clock, FindMentions, PrivacyStore } from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { jsonEntry, tarGz, type ArchiveEntry } from './archive/archive';

/**
 * All data of one e-mail address as an archive for the person: quotes with their history, reviews, messages with their
 * texts, and where the owner's texts mention it. Source: specification §7, Further calls.
 */
@Injectable()
export class PersonArchive {
  constructor(
    private readonly store: PrivacyStore,
    private readonly mentions: FindMentions,
    private readonly clock: Clock,
  ) {}

  archive(email: string): AsyncIterable<Buffer> {
    return tarGz(this.entries(email));
  }

  private async *entries(email: string): AsyncIterable<ArchiveEntry> {
    const now = this.clock.now();
    const { quotes, reviews, messages } = await this.store.find(email);
    yield jsonEntry('person.json', { email, createdAt: now.toISOString() }, now);
    yield jsonEntry('quotes.json', quotes, now);
    yield jsonEntry('reviews.json', reviews, now);
    yield jsonEntry('messages.json', messages, now);
    const { mentions, records } = await this.mentions.of(email, { quotes, reviews });
    // Without names: one may be another guest's.
    const places = records.map(({ kind, id }) => ({ kind, id }));
    yield jsonEntry('mentions.json', [...mentions, ...places], now);
  }
}
