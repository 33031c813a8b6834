/**
 * What a domain says in DNS about who may send its mail. `weak` is a record that keeps nobody away; `unknown` says that
 * DNS did not answer in time, which tells nothing about the record.
 */
export const SENDER_RECORD_STATES = ['good', 'weak', 'missing', 'doubled', 'unknown'] as const;
export type SenderRecordState = (typeof SENDER_RECORD_STATES)[number];

/** One kind of record of a domain, judged. */
export interface SenderRecord {
  readonly state: SenderRecordState;
  /** The record as it stands there, cut to what a person reads; null when there is none, several, or no answer. */
  readonly record: string | null;
}

/** SPF and DMARC of the domain that letters are from. */
export interface SenderRecords {
  readonly domain: string;
  readonly spf: SenderRecord;
  readonly dmarc: SenderRecord;
}

/** Port: reads and judges what the domain of a sender says of its mail. */
export abstract class SenderRecordReader {
  /** It never fails: what DNS does not tell is unknown. */
  abstract read(address: string): Promise<SenderRecords>;
}
