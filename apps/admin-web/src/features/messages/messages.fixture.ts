import type { Message } from '@ospite/contracts';
import { problem, type Handlers } from '@ospite/contracts/testing';
import { MESSAGE_KINDS } from '@ospite/domain';

export interface MessageState {
  messages: readonly Message[];
}

/** Messages, as in memory; a retried one waits again. */
export function messageOperations(state: MessageState): Handlers {
  return {
    listMessages: ({ status, order, page = 1, pageSize = 1_000 }) =>
      state.messages
        .filter((message) => !status || message.status === status)
        .toSorted((a, b) =>
          order === 'urgent' ? MESSAGE_KINDS.indexOf(a.kind) - MESSAGE_KINDS.indexOf(b.kind) : 0,
        )
        .slice((page - 1) * pageSize, page * pageSize),
    retryMessage: ({ messageId }) => {
      const message = state.messages.find(({ id }) => id === messageId);
      if (!message) return problem(404, 'message.not_found');
      const waiting: Message = { ...message, status: 'pending', heldBecause: null, lastError: null };
      state.messages = state.messages.map((entry) => (entry === message ? waiting : entry));
      return waiting;
    },
  };
}
