import {
  QuoteStore,
  type NewMessage,
  type NewQuote,
  type PlacedQuote,
  type Quote,
  type QuoteFilter,
  type QuotePage,
  type Slice,
  type SubmissionIdentity,
} from '@ospite/domain';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { enqueueMessages } from '../../messages';
import { Config } from '../../platform/config/config';
import { findSubmitted, lockSubmission, submissionMarks } from '../../platform/persistence/submissions';
import { toQuote } from './quote.mapping';
import { QuoteRecord } from './quote.record';

const MAX_ID = 2_147_483_647;

/** Quotes in PostgreSQL. Who asks for the same thing at the same time waits for one another on an advisory lock. */
@Injectable()
export class MikroOrmQuoteStore extends QuoteStore {
  private readonly host: string;

  constructor(
    private readonly em: EntityManager,
    config: Config,
  ) {
    super();
    this.host = new URL(config.publicUrl).hostname;
  }

  override async place(
    quote: NewQuote,
    identity: SubmissionIdentity,
    at: Date,
    write: (quote: Quote) => readonly NewMessage[],
  ): Promise<PlacedQuote> {
    return this.em.fork().transactional(async (em) => {
      await lockSubmission(em, 'quote', identity);
      const placed = await findSubmitted(em, QuoteRecord, identity, 'quote.key_reused');
      if (placed) return { quote: toQuote(placed), repeated: true };

      const row = em.create(QuoteRecord, {
        ...quote,
        additionalServices: [...quote.additionalServices],
        status: 'pending',
        createdAt: at,
        ...submissionMarks(identity),
      });
      await em.flush();
      const stored = toQuote(row);
      enqueueMessages(em, write(stored), { quoteId: stored.id, at, host: this.host });
      return { quote: stored, repeated: false };
    });
  }

  override async findPlaced(identity: SubmissionIdentity): Promise<Quote | undefined> {
    const row = await findSubmitted(this.em.fork(), QuoteRecord, identity, 'quote.key_reused');
    return row ? toQuote(row) : undefined;
  }

  override async list(filter: QuoteFilter, { offset, limit }: Slice): Promise<QuotePage> {
    const [rows, total] = await this.em.fork().findAndCount(QuoteRecord, conditionsOf(filter), {
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      offset,
      limit,
    });
    return { quotes: rows.map(toQuote), total };
  }

  override async find(id: number): Promise<Quote | undefined> {
    if (!Number.isInteger(id) || id < 1 || id > MAX_ID) return undefined;
    const row = await this.em.fork().findOne(QuoteRecord, { id });
    return row ? toQuote(row) : undefined;
  }
}

function conditionsOf({ status, from, to, q }: QuoteFilter): FilterQuery<QuoteRecord> {
  const conditions: FilterQuery<QuoteRecord>[] = [];
  if (status) conditions.push({ status });
  if (from) conditions.push({ checkIn: { $gte: from } });
  if (to) conditions.push({ checkIn: { $lte: to } });
  // Each word must be found somewhere, so that "greta müller" finds a first and a last name.
  for (const word of q?.trim().split(/\s+/).filter(Boolean) ?? []) {
    const like = { $ilike: `%${word.replace(/[\\%_]/g, '\\$&')}%` };
    conditions.push({ $or: [{ firstName: like }, { lastName: like }, { email: like }, { phone: like }] });
  }
  return conditions.length > 0 ? { $and: conditions } : {};
}
