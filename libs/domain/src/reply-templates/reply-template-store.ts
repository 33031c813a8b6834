import type { ReplyTemplates } from './reply-template';

/** Port: the owner's templates of replies. */
export abstract class ReplyTemplateStore {
  abstract get(): Promise<ReplyTemplates>;
  /**
   * Replaces all templates in one transaction; other saves wait until it ends.
   * @param change from what is stored; nothing is saved when it throws
   */
  abstract update(change: (stored: ReplyTemplates) => ReplyTemplates): Promise<ReplyTemplates>;
}
