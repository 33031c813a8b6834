import { contentApi as generatedApi } from '../generated/content.gen';

export type {
  Content,
  ContentDraft,
  ContentPage,
  Publication,
  SectionRevision,
} from '../generated/content.gen';

const DRAFT = { type: 'content', id: 'DRAFT' } as const;
const PUBLISHED = { type: 'content', id: 'PUBLISHED' } as const;

/** What the owner writes for pages: every edit changes the draft, only publishing changes what guests see. */
export const contentApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listContentPages: { providesTags: [PUBLISHED] },
    getContent: { providesTags: [PUBLISHED] },
    listContentSections: { providesTags: [DRAFT] },
    listContentDrafts: { providesTags: [DRAFT, PUBLISHED] },
    listSectionRevisions: { providesTags: [PUBLISHED] },
    listPublications: { providesTags: [PUBLISHED] },
    createContentSection: { invalidatesTags: [DRAFT] },
    updateContentSection: { invalidatesTags: [DRAFT] },
    deleteContentSection: { invalidatesTags: [DRAFT] },
    orderContentSections: { invalidatesTags: [DRAFT] },
    restoreContentSection: { invalidatesTags: [DRAFT] },
    publishContent: { invalidatesTags: [PUBLISHED] },
  },
});

export const {
  useListContentPagesQuery,
  useListContentSectionsQuery,
  useListContentDraftsQuery,
  useListSectionRevisionsQuery,
  useListPublicationsQuery,
  useCreateContentSectionMutation,
  useUpdateContentSectionMutation,
  useDeleteContentSectionMutation,
  useOrderContentSectionsMutation,
  useRestoreContentSectionMutation,
  usePublishContentMutation,
} = contentApi;
