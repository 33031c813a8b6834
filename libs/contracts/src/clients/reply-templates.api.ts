import { replyTemplatesApi as generatedApi } from '../generated/reply-templates.gen';

export type { ReplyTemplate, ReplyTemplates, SampleValues } from '../generated/reply-templates.gen';

const ALL = { type: 'reply-templates', id: 'ALL' } as const;

/** The templates of replies, which are read and saved together. */
export const replyTemplatesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getReplyTemplates: { providesTags: [ALL] },
    getSampleWords: {},
    updateReplyTemplates: { invalidatesTags: [ALL] },
  },
});

export const { useGetReplyTemplatesQuery, useGetSampleWordsQuery, useUpdateReplyTemplatesMutation } =
  replyTemplatesApi;
