import { DomainError, type ErrorCode } from '../domain-error';
import type { SubmissionIdentity } from './submission';

interface Accepted {
  readonly id: number;
  readonly identity: SubmissionIdentity;
  readonly at: Date;
}

/** A unit of work in memory: what it stores appears when it ends well. */
interface OpenSubmission {
  /** Id of what this identity stored before; undefined when it is new. */
  readonly existingId: number | undefined;
  onCommit(store: () => void): void;
  onFailure(undo: () => Promise<void>): void;
}

/** What the twins in memory of stores that accept submissions have in common. */
export class MemorySubmissions {
  private readonly accepted: Accepted[] = [];
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly keyReused: ErrorCode) {}

  /** @throws DomainError when the key was used with other fields */
  find(identity: SubmissionIdentity): number | undefined {
    if (identity.kind === 'content')
      return this.accepted.findLast(
        (before) => before.identity.content === identity.content && before.at >= identity.since,
      )?.id;
    const before = this.accepted.find(
      (entry) => entry.identity.kind === 'key' && entry.identity.key === identity.key,
    );
    if (before && before.identity.content !== identity.content) throw new DomainError(this.keyReused);
    return before?.id;
  }

  remember(id: number, identity: SubmissionIdentity, at: Date): void {
    this.accepted.push({ id, identity, at });
  }

  /** Runs one unit of work after the other. */
  run<Result>(
    identity: SubmissionIdentity,
    work: (submission: OpenSubmission) => Promise<Result>,
  ): Promise<Result> {
    const result = this.last.then(() => this.runAlone(identity, work));
    this.last = result.catch(() => undefined);
    return result;
  }

  private async runAlone<Result>(
    identity: SubmissionIdentity,
    work: (submission: OpenSubmission) => Promise<Result>,
  ): Promise<Result> {
    const stores: (() => void)[] = [];
    const undos: (() => Promise<void>)[] = [];
    try {
      const result = await work({
        existingId: this.find(identity),
        onCommit: (store) => stores.push(store),
        onFailure: (undo) => undos.push(undo),
      });
      for (const store of stores) store();
      return result;
    } catch (error) {
      await Promise.allSettled(undos.map((undo) => undo()));
      throw error;
    }
  }
}
