import type { Message } from '@ospite/contracts';
import { problem, type Handlers } from '@ospite/contracts/testing';

export interface MessageState {
  messages: readonly Message[];
}

/** Messages, as in memory; a retried one waits again. */
export function messageOperations(state: MessageState): Handlers {
  return {
    listMessages: ({ status }) => state.messages.filter((message) => !status || message.status === status),
    retryMessage: ({ messageId }) => {
      const message = state.messages.find(({ id }) => id === messageId);
      if (!message) return problem(404, 'message.not_found');
      const waiting: Message = { ...message, status: 'pending', heldBecause: null, lastError: null };
      state.messages = state.messages.map((entry) => (entry === message ? waiting : entry));
      return waiting;
    },
  };
}
