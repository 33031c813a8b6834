import type { Message } from '@ospite/contracts';
import { problem, type Handlers } from '@ospite/contracts/testing';

export interface MessageState {
  messages: readonly Message[];
}

/** Messages, as in memory; a retried one waits again. */
export function messageOperations(state: MessageState): Handlers {
  return {
    listMessages: ({ status, page = 1, pageSize = 1_000 }) =>
      state.messages
        .filter((message) => !status || message.status === status)
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
