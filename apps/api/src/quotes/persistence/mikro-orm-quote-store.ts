import {
  DomainError,
  QuoteStore,
  savedAt,
  isStale,
  refuseStale,
  type KeyedSubmission,
  type Quote,
  type QuoteChange,
  type QuoteCountFilter,
  type QuoteCounts,
  type QuoteDay,
  type QuoteEditor,
  type QuoteFacts,
  type QuoteFilter,
  type QuoteOrder,
  type QuotePage,
  type QuoteStatus,
  type QuoteSubmission,
  type QuoteUpdate,
  type SeriesRange,
  type Slice,
  type SubmissionIdentity,
  isAnsweredElsewhere,
} from '@ospite/domain';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { enqueueMessages, hasConfirmation, isReplyStuck } from '../../messages';
import { Config } from '@ospite/server/config';
import {
  findByKey,
  findSubmitted,
  hasEveryWord,
  isRowId,
  runSubmission,
  submissionColumns,
} from '@ospite/server/persistence';
import { QuoteChangeRecord } from './quote-change.record';
import { columnsOfChanges, columnsOfNewQuote, toQuote, toQuoteChange } from './quote.mapping';
import { QuoteRecord } from './quote.record';
import { SERIES, toQuoteDays } from './quote-series';

/** Rows that `all` reads at once. */
const BATCH_SIZE = 500;
const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
const OLDEST_FIRST = [{ createdAt: 'asc' }, { id: 'asc' }] as const;
const QUOTES = { name: 'quote', rows: QuoteRecord, keyReused: 'quote.key_reused' } as const;

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

  override submit<Result>(
    identity: SubmissionIdentity,
    at: Date,
    work: (submission: QuoteSubmission) => Promise<Result>,
  ): Promise<Result> {
    return runSubmission(this.em, QUOTES, identity, ({ em, existing, onFailure }) =>
      work({
        existing: existing && toQuote(existing),
        add: async (quote) => {
          const row = em.create(QuoteRecord, {
            ...columnsOfNewQuote(quote, at),
            ...submissionColumns(identity),
          });
          await em.flush();
          return toQuote(row);
        },
        enqueue: async ({ id }, messages) => {
          await enqueueMessages(em, messages, { quoteId: id, at, host: this.host });
        },
        onFailure,
      }),
    );
  }

  override async findSubmitted(identity: SubmissionIdentity): Promise<Quote | undefined> {
    const row = await findSubmitted(this.em.fork(), QUOTES, identity);
    return row ? toQuote(row) : undefined;
  }

  override async list(
    filter: QuoteFilter,
    { offset, limit }: Slice,
    order: QuoteOrder = 'newest',
  ): Promise<QuotePage> {
    const [rows, total] = await this.em.fork().findAndCount(QuoteRecord, conditionsOf(filter), {
      orderBy: [...(order === 'newest' ? NEWEST_FIRST : OLDEST_FIRST)],
      offset,
      limit,
    });
    return { quotes: rows.map(toQuote), total };
  }

  override async count(filter: QuoteCountFilter): Promise<QuoteCounts> {
    const em = this.em.fork();
    const groups = await em.countBy(QuoteRecord, ['status', 'suspected'], {
      where: conditionsOf({ ...filter, replyUnsent: false }),
    });
    // So it joins the values of a group.
    const of = (status: QuoteStatus, suspected: boolean) => groups[`${status}~~~${suspected}`] ?? 0;
    const all = (status: QuoteStatus) => of(status, false) + of(status, true);
    return {
      pending: of('pending', false),
      answered: all('answered'),
      confirmed: all('confirmed'),
      declined: all('declined'),
      archived: all('archived'),
      suspected: of('pending', true),
      replyUnsent: await em.count(QuoteRecord, conditionsOf({ ...filter, replyUnsent: true })),
    };
  }

  override async series({ from, to }: SeriesRange): Promise<readonly QuoteDay[]> {
    return toQuoteDays(await this.em.fork().execute(SERIES, [from, to]));
  }

  override async *all(filter: QuoteFilter): AsyncIterable<Quote> {
    let last: QuoteRecord | undefined;
    do {
      // By the last row and not by offset: a quote that arrives meanwhile shifts nothing.
      const older = last ? olderThan(last) : {};
      const rows: QuoteRecord[] = await this.em
        .fork()
        .find(
          QuoteRecord,
          { $and: [conditionsOf(filter), older] },
          { orderBy: [...NEWEST_FIRST], limit: BATCH_SIZE },
        );
      yield* rows.map(toQuote);
      last = rows.length === BATCH_SIZE ? rows.at(-1) : undefined;
    } while (last);
  }

  override async find(id: number): Promise<Quote | undefined> {
    if (!isRowId(id)) return undefined;
    const row = await this.em.fork().findOne(QuoteRecord, { id });
    return row ? toQuote(row) : undefined;
  }

  override async history(id: number): Promise<readonly QuoteChange[]> {
    if (!isRowId(id)) return [];
    const rows = await this.em.fork().find(QuoteChangeRecord, { quote: id }, { orderBy: { id: 'asc' } });
    return rows.map(toQuoteChange);
  }

  override async change(
    id: number,
    { by, basedOn, identity }: QuoteEditor,
    at: Date,
    decide: (quote: Quote, facts: QuoteFacts) => QuoteUpdate,
  ): Promise<Quote> {
    if (!isRowId(id)) throw new DomainError('quote.not_found');
    return this.em.fork().transactional(async (em) => {
      // In two statements: one that waits for the lock would read `replyUnsent` as it was before it waited.
      await em.execute('select from "quote" where "id" = ? for update', [id]);
      const row = await em.findOne(QuoteRecord, { id });
      if (!row) throw new DomainError('quote.not_found');
      if (identity && (await wasSent(em, row, identity))) return toQuote(row);
      if (isStale(row.updatedAt, basedOn))
        refuseStale(row.updatedAt, basedOn, 'quote.changed', await lastEditor(em, row));
      // Whatever is not suspected was confirmed when it came or when the owner said that it is not, or has a reply.
      const isConfirmed = !row.suspected || (await hasConfirmation(em, id));
      const { status, notes, suspected, changes, messages } = decide(toQuote(row), {
        isConfirmed,
        isReplyStuck: await isReplyStuck(em, id),
      });
      if (changes.length === 0 && messages.length === 0) return toQuote(row);
      em.assign(row, { status, notes, suspected, updatedAt: savedAt(row.updatedAt, at) });
      for (const columns of columnsOfChanges(changes, { by, at, identity }))
        em.create(QuoteChangeRecord, { ...columns, quote: row });
      await enqueueMessages(em, messages, { quoteId: id, askedFor: true, at, host: this.host });
      await em.flush();
      const isSettled = isAnsweredElsewhere(changes);
      const isReplied = changes.some(({ field }) => field === 'reply');
      return {
        ...toQuote(row),
        replyPending: row.replyPending || isReplied,
        replyUnsent: isSettled === undefined ? row.replyUnsent : !isSettled && !isReplied,
      };
    });
  }
}

/** Who changed a quote last, as its history names them. */
async function lastEditor(em: EntityManager, quote: QuoteRecord): Promise<string | undefined> {
  const last = await em.findOne(QuoteChangeRecord, { quote }, { orderBy: { id: 'desc' } });
  return last?.by;
}

/**
 * Whether a change was stored before under this key.
 * @throws DomainError `quote.key_reused` when it came with other fields
 */
async function wasSent(em: EntityManager, quote: QuoteRecord, identity: KeyedSubmission): Promise<boolean> {
  const changes = { rows: QuoteChangeRecord, among: { quote }, keyReused: 'quote.key_reused' } as const;
  return (await findByKey(em, changes, identity)) !== undefined;
}

/** What follows a row in the list. The first condition would do, but only the second one uses the index. */
function olderThan({ createdAt, id }: QuoteRecord): FilterQuery<QuoteRecord> {
  const follows = { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }] };
  return { $and: [follows, { createdAt: { $lte: createdAt } }] };
}

function conditionsOf({
  status,
  from,
  to,
  q,
  room,
  suspected,
  replyUnsent,
}: QuoteFilter): FilterQuery<QuoteRecord> {
  const conditions: FilterQuery<QuoteRecord>[] = [];
  if (status) conditions.push({ status });
  if (room) conditions.push({ preferredRoom: room });
  if (suspected !== undefined) conditions.push({ suspected });
  if (replyUnsent !== undefined) conditions.push({ replyUnsent });
  if (from) conditions.push({ checkIn: { $gte: from } });
  if (to) conditions.push({ checkIn: { $lte: to } });
  conditions.push(...hasEveryWord<QuoteRecord>(q, (alias) => `${alias}.search_text`));
  return conditions.length > 0 ? { $and: conditions } : {};
}
