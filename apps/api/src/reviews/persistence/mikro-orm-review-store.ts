import {
  DomainError,
  refuseStale,
  ReviewStore,
  savedAt,
  summariseRatings,
  type Review,
  type ReviewPage,
  type ReviewReply,
  type ReviewStatus,
  type ReviewSubmission,
  type ReviewSummary,
  type Slice,
  type SubmissionIdentity,
  type PublicationScope,
} from '@ospite/domain';
import { EntityManager, LockMode, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { enqueueMessages } from '../../messages';
import { Config } from '@ospite/server/config';
import {
  ContentVersion,
  findSubmitted,
  hasEveryWord,
  runSubmission,
  submissionColumns,
} from '@ospite/server/persistence';
import { columnsOfNewReview, columnsOfReply, toReview, type ReviewColumns } from './review.mapping';
import { ReviewRecord } from './review.record';

const REVIEWS = { name: 'review', rows: ReviewRecord, keyReused: 'review.key_reused' } as const;

const WHERE = {
  everything: {},
  published: { isApproved: true },
  approved: { isApproved: true },
  pending: { isApproved: false, suspected: false },
  suspected: { isApproved: false, suspected: true },
} as const satisfies Record<PublicationScope | ReviewStatus, FilterQuery<ReviewRecord>>;

/** What an owner remembers of a review. The comment is left out: it is long, and 10,000 of them take their time. */
const searchedText = (alias: string) =>
  `lower(${alias}.guest_name || ' ' || ${alias}.title || ' ' || coalesce(${alias}.email, ''))`;

@Injectable()
export class MikroOrmReviewStore extends ReviewStore {
  private readonly host: string;

  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
    config: Config,
  ) {
    super();
    this.host = new URL(config.publicUrl).hostname;
  }

  override async list(
    scope: PublicationScope | ReviewStatus,
    { offset, limit }: Slice,
    words?: string,
  ): Promise<ReviewPage> {
    const searched = hasEveryWord<ReviewRecord>(words, searchedText);
    const found = searched.length > 0 ? { $and: [WHERE[scope], ...searched] } : WHERE[scope];
    const [rows, total] = await this.em.fork().findAndCount(ReviewRecord, found, {
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      offset,
      limit,
    });
    return { reviews: rows.map(toReview), total };
  }

  override async summary(): Promise<ReviewSummary> {
    const rows: { count: number; stars: number }[] = await this.em
      .fork()
      .execute(
        'select count(*)::int as count, coalesce(sum(rating), 0)::int as stars from review where is_approved',
      );
    return summariseRatings(rows[0]?.count ?? 0, rows[0]?.stars ?? 0);
  }

  override submit<Result>(
    identity: SubmissionIdentity,
    at: Date,
    work: (submission: ReviewSubmission) => Promise<Result>,
  ): Promise<Result> {
    return runSubmission(this.em, REVIEWS, identity, ({ em, existing, onFailure }) =>
      work({
        existing: existing && toReview(existing),
        add: async (review) => {
          const row = em.create(ReviewRecord, {
            ...columnsOfNewReview(review, at),
            ...submissionColumns(identity),
          });
          await em.flush();
          return toReview(row);
        },
        enqueue: async ({ id }, messages) => {
          await enqueueMessages(em, messages, { reviewId: id, at, host: this.host });
        },
        onFailure,
      }),
    );
  }

  override async findSubmitted(identity: SubmissionIdentity): Promise<Review | undefined> {
    const row = await findSubmitted(this.em.fork(), REVIEWS, identity);
    return row ? toReview(row) : undefined;
  }

  override approve(id: number, at: Date): Promise<Review> {
    return this.change(id, at, () => ({ isApproved: true }));
  }

  override reply(
    id: number,
    reply: ReviewReply | null,
    basedOn: Date | undefined,
    at: Date,
  ): Promise<Review> {
    return this.change(id, at, (row) => {
      refuseStale(row.updatedAt, basedOn, 'review.changed');
      return columnsOfReply(reply);
    });
  }

  override remove(id: number): Promise<void> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      if ((await em.nativeDelete(ReviewRecord, { id })) === 0) throw new DomainError('review.not_found');
    });
  }

  /** Guests see approved reviews with their replies: what the owner does to one changes public pages. */
  private change(
    id: number,
    at: Date,
    columnsAfter: (row: ReviewRecord) => Partial<ReviewColumns>,
  ): Promise<Review> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      const row = await em.findOne(ReviewRecord, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) throw new DomainError('review.not_found');
      em.assign(row, { ...columnsAfter(row), updatedAt: savedAt(row.updatedAt, at) });
      await em.flush();
      return toReview(row);
    });
  }
}
