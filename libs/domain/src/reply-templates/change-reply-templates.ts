import { DomainError, refuseStale, savedAt, type Clock } from '../shared';
import { checkReplyTemplates } from './check-reply-templates';
import type { ReplyTemplate, ReplyTemplates } from './reply-template';
import type { ReplyTemplateStore } from './reply-template-store';

/** Saves all templates of replies. */
export class ChangeReplyTemplates {
  constructor(
    private readonly store: ReplyTemplateStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param basedOn `updatedAt` of the state that the owner edited; undefined overwrites whatever is there
   * @throws DomainError `reply_template.invalid` with the fields; `reply_template.changed` when somebody saved in between
   */
  async change(templates: readonly ReplyTemplate[], basedOn: Date | undefined): Promise<ReplyTemplates> {
    const check = checkReplyTemplates(templates);
    if (!check.ok) throw new DomainError('reply_template.invalid', {}, check.problems);
    return this.store.update((stored) => {
      refuseStale(stored.updatedAt, basedOn, 'reply_template.changed');
      return { templates: check.templates, updatedAt: savedAt(stored.updatedAt, this.clock.now()) };
    });
  }
}
