/**
 * What a domain says in DNS about who may send its mail. `weak`: a record that stops nobody; `unknown`: DNS did not
 * respond in time.
 */
export const SENDER_RECORD_STATES = ['good', 'weak', 'missing', 'doubled', 'unknown'] as const;
export type SenderRecordState = (typeof SENDER_RECORD_STATES)[number];

/** One kind of record of a domain, judged. */
export interface SenderRecord {
  readonly state: SenderRecordState;
  /** The record as it stands there, cut to what a person reads; null when there is none, several, or no answer. */
  readonly record: string | null;
}

/** SPF and DMARC of the sender's domain. */
export interface SenderRecords {
  readonly domain: string;
  readonly spf: SenderRecord;
  readonly dmarc: SenderRecord;
}

/** Port: reads and evaluates a sender domain's SPF and DMARC records. */
export abstract class SenderRecordReader {
  /** It never rejects: what DNS does not answer is `unknown`. */
  abstract read(address: string): Promise<SenderRecords>;
}
