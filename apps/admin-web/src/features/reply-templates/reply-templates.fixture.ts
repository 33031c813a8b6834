import type { ReplyTemplates } from '@ospite/contracts';
import { problem, someSampleValuesResponse, type Handlers } from '@ospite/contracts/testing';

export interface ReplyTemplateState {
  replyTemplates: ReplyTemplates;
}

/** Templates of replies in memory; saving an outdated state is a conflict. */
export function replyTemplateOperations(state: ReplyTemplateState): Handlers {
  return {
    getSampleWords: () => someSampleValuesResponse(),
    getReplyTemplates: () => state.replyTemplates,
    updateReplyTemplates: ({ updateReplyTemplatesRequest: { templates, updatedAt } }) => {
      const stored = state.replyTemplates.updatedAt;
      if (updatedAt !== undefined && updatedAt !== stored) return problem(409, 'reply_template.changed');
      const later = new Date(Date.parse(stored) + 60_000).toISOString();
      state.replyTemplates = { templates, updatedAt: later };
      return state.replyTemplates;
    },
  };
}
