import { replyTemplatesApi as generatedApi } from '../generated/reply-templates.gen';

export type { ReplyTemplate, ReplyTemplates } from '../generated/reply-templates.gen';

const ALL = { type: 'reply-templates', id: 'ALL' } as const;

/** The templates of replies, which are read and saved together. */
export const replyTemplatesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getReplyTemplates: { providesTags: [ALL] },
    updateReplyTemplates: { invalidatesTags: [ALL] },
  },
});

export const { useGetReplyTemplatesQuery, useUpdateReplyTemplatesMutation } = replyTemplatesApi;
