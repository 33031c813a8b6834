import { messagesApi as generatedApi } from '../generated/messages.gen';

export type { Message, TestMessage } from '../generated/messages.gen';

const LIST = { type: 'messages', id: 'LIST' } as const;

/** The outbox; a retry changes the message and its lists, a test message is a new one. */
export const messagesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listMessages: {
      providesTags: (messages) => [
        LIST,
        ...(messages ?? []).map(({ id }) => ({ type: 'messages', id }) as const),
      ],
    },
    sendTestMessage: { invalidatesTags: [LIST] },
    retryMessage: {
      invalidatesTags: (_message, _problem, { messageId }) => [LIST, { type: 'messages', id: messageId }],
    },
  },
});

export const { useListMessagesQuery, useRetryMessageMutation, useSendTestMessageMutation } = messagesApi;
