import type { Message } from '../message';
import type { MessageStore } from '../message-store';
import { continueOutage, mayTryAgain, type MailOutage } from './mail-outage';

/** What is known about the mail server: whether it accepts messages at all, and which messages it does not accept. */
export class MailServer {
  private outage: MailOutage | null = null;
  private newOutage: MailOutage | null = null;
  /** How many messages it has heard up to their recipient. */
  private heard = 0;
  /** Messages that it rejected before hearing their recipient, each with the value of `heard` at the first rejection. */
  private readonly untaken = new Map<number, number>();

  constructor(private readonly messages: MessageStore) {}

  get isOut(): boolean {
    return this.outage !== null;
  }

  /** Failed tries since it last accepted a message. */
  get triesInVain(): number {
    return this.outage?.tries ?? 0;
  }

  /** Reads what other replicas have found. */
  async recall(): Promise<void> {
    this.outage = await this.messages.outage();
  }

  mayBeTried(now: Date): boolean {
    return !this.outage || mayTryAgain(this.outage, now);
  }

  hasNotTaken({ id }: Message): boolean {
    return this.untaken.has(id);
  }

  /** @returns the outage that was found since this was asked last; null when none was */
  takeNewOutage(): MailOutage | null {
    const found = this.newOutage;
    this.newOutage = null;
    return found;
  }

  /**
   * Notes that it rejected a message before hearing its recipient.
   * @returns whether the message itself is at fault: it was rejected before, and another one was heard since
   */
  noteUntaken({ id }: Message): boolean {
    const heardBefore = this.untaken.get(id);
    if (heardBefore === undefined) this.untaken.set(id, this.heard);
    return heardBefore !== undefined && heardBefore < this.heard;
  }

  /** Notes a failed try, once for all that were in progress at the same moment. @param triesBefore it began */
  async noteOut(
    now: Date,
    found: Pick<MailOutage, 'serverSaid' | 'isRefusal'>,
    triesBefore: number,
  ): Promise<void> {
    if (this.triesInVain > triesBefore) return;
    this.outage = continueOutage(this.outage, now, found);
    this.newOutage = this.outage;
    await this.messages.noteOutage(this.outage);
  }

  /** Notes that it heard the recipient of a message, whatever it then said: it works. */
  async noteHeard({ id }: Message): Promise<void> {
    this.heard += 1;
    this.untaken.delete(id);
    if (!this.outage) return;
    this.outage = null;
    await this.messages.noteOutage(null);
  }

  /** A message that is given up is not tried again. */
  forget({ id }: Message): void {
    this.untaken.delete(id);
  }
}
