import {
  HOLD_REASONS,
  MAX_EMAIL_LENGTH,
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
  type HoldReason,
  type MessageKind,
  type MessageStatus,
} from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** RFC 5322 §2.1.1 allows header lines of 998 characters; ours are far shorter. */
const HEADER_LENGTH = 255;
const ERROR_LENGTH = 500;
const MAILBOX_HASH_LENGTH = 64;

const schema = defineEntity({
  name: 'MessageRecord',
  tableName: 'message',
  checks: [
    {
      name: 'message_kind_known',
      property: 'kind',
      expression: `kind in (${listed(MESSAGE_KINDS.toSorted())})`,
    },
    {
      name: 'message_status_known',
      property: 'status',
      expression: `status in (${listed(MESSAGE_STATUSES)})`,
    },
    {
      name: 'message_held_because_known',
      property: 'heldBecause',
      expression: `held_because in (${listed(HOLD_REASONS)})`,
    },
  ],
  indexes: [
    { name: 'message_due_index', properties: ['nextAttemptAt'], where: `status = 'pending'` },
    { name: 'message_newest_index', properties: ['createdAt', 'id'] },
    { name: 'message_status_index', properties: ['status', 'createdAt', 'id'] },
    {
      name: 'message_gathered_index',
      properties: ['gatheredIn'],
      where: 'gathered_in is not null',
    },
    // Counted before every round of the sender.
    { name: 'message_written_index', properties: ['kind', 'createdAt'] },
    { name: 'message_sent_index', properties: ['kind', 'sentAt'] },
    { name: 'message_quote_index', properties: ['quoteId'] },
    { name: 'message_review_index', properties: ['reviewId'], where: 'review_id is not null' },
    // Counted before each new confirmation.
    { name: 'message_mailbox_index', properties: ['mailboxHash'], where: 'mailbox_hash is not null' },
  ],
  properties: {
    id: p.integer().primary(),
    kind: p.string().length(20).$type<MessageKind>(),
    // No foreign keys: the module knows the tables of neither quotes nor reviews, which write their ids in their own
    // transactions.
    quoteId: p.integer().strictNullable(),
    reviewId: p.integer().strictNullable(),
    to: p.string().fieldName('recipient').length(MAX_EMAIL_LENGTH),
    replyTo: p.string().length(MAX_EMAIL_LENGTH).strictNullable(),
    subject: p.string().length(HEADER_LENGTH),
    text: p.text(),
    html: p.text(),
    status: p.string().length(20).$type<MessageStatus>().default('pending'),
    messageId: p.string().length(HEADER_LENGTH).unique('message_message_id_unique'),
    gatheredIn: p.integer().strictNullable(),
    askedFor: p.boolean().default(false),
    heldBecause: p.string().length(30).$type<HoldReason>().strictNullable(),
    // Confirmations only: their mailbox, however the address was written. Personal data, as `recipient` is.
    mailboxHash: p.string().length(MAILBOX_HASH_LENGTH).strictNullable(),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime(3).strictNullable(),
    isBeingTried: p.boolean().default(false),
    mayHaveArrived: p.boolean().default(false),
    keptAsFile: p.boolean().default(false),
    lastError: p.string().length(ERROR_LENGTH).strictNullable(),
    createdAt: p.datetime(3),
    sentAt: p.datetime(3).strictNullable(),
  },
});

export class MessageRecord extends schema.class {}
schema.setClass(MessageRecord);
