import { contentApi as generatedApi, type UpdateContentSectionApiResponse } from '../generated/content.gen';
import { keepStored } from './keep-stored';

export type {
  Content,
  ContentDraft,
  ContentPage,
  OwnPicture,
  PrepareStarterTextsRequest,
  Publication,
  SectionRevision,
  StarterTexts,
} from '../generated/content.gen';

const DRAFT = { type: 'content', id: 'DRAFT' } as const;
/** What the draft changes. */
const CHANGES = { type: 'content', id: 'CHANGES' } as const;
const PICTURES = { type: 'content', id: 'PICTURES' } as const;
const PUBLISHED = { type: 'content', id: 'PUBLISHED' } as const;

/** Who types is not made to read the sections of all pages again with every pause. */
const keepSection = keepStored((stored: UpdateContentSectionApiResponse) =>
  generatedApi.util.updateQueryData('listContentSections', undefined, (sections) =>
    sections.some(({ id }) => id === stored.id)
      ? sections.map((section) => (section.id === stored.id ? stored : section))
      : [...sections, stored],
  ),
);

/** What the owner writes for pages: every edit changes the draft, only publishing changes what guests see. */
export const contentApi = generatedApi.enhanceEndpoints({ addTagTypes: ['property'] }).enhanceEndpoints({
  endpoints: {
    listContentPages: { providesTags: [PUBLISHED] },
    getContent: { providesTags: [PUBLISHED] },
    listContentSections: { providesTags: [DRAFT] },
    listContentDrafts: { providesTags: [DRAFT, CHANGES, PUBLISHED] },
    listSectionRevisions: { providesTags: [PUBLISHED] },
    listPublications: { providesTags: [PUBLISHED] },
    listContentPictures: { providesTags: [PICTURES] },
    uploadContentPicture: { invalidatesTags: [PICTURES] },
    deleteContentPicture: { invalidatesTags: [PICTURES] },
    // The screen that it opens on needs it before all sections are read again.
    createContentSection: { invalidatesTags: [DRAFT], onQueryStarted: keepSection },
    // Hosts, too, who are the property's.
    prepareStarterTexts: { invalidatesTags: [DRAFT, 'property'] },
    updateContentSection: {
      invalidatesTags: (_stored, error) => [error ? DRAFT : CHANGES],
      onQueryStarted: keepSection,
    },
    getTranslator: { providesTags: [] },
    translateIntoItalian: { invalidatesTags: [] },
    proposeTranslation: {
      invalidatesTags: (_stored, error) => [error ? DRAFT : CHANGES],
      onQueryStarted: keepSection,
    },
    confirmTranslation: {
      invalidatesTags: (_stored, error) => [error ? DRAFT : CHANGES],
      onQueryStarted: keepSection,
    },
    deleteContentSection: { invalidatesTags: [DRAFT] },
    orderContentSections: { invalidatesTags: [DRAFT] },
    restoreContentSection: { invalidatesTags: [DRAFT], onQueryStarted: keepSection },
    discardContentDraft: { invalidatesTags: [DRAFT] },
    publishContent: { invalidatesTags: [PUBLISHED] },
    revertPublication: { invalidatesTags: [PUBLISHED] },
  },
});

export const {
  useListContentPagesQuery,
  useListContentSectionsQuery,
  useListContentDraftsQuery,
  useListSectionRevisionsQuery,
  useListPublicationsQuery,
  useListContentPicturesQuery,
  useUploadContentPictureMutation,
  useDeleteContentPictureMutation,
  useCreateContentSectionMutation,
  usePrepareStarterTextsMutation,
  useUpdateContentSectionMutation,
  useConfirmTranslationMutation,
  useProposeTranslationMutation,
  useGetTranslatorQuery,
  useTranslateIntoItalianMutation,
  useDeleteContentSectionMutation,
  useOrderContentSectionsMutation,
  useRestoreContentSectionMutation,
  useDiscardContentDraftMutation,
  usePublishContentMutation,
  useRevertPublicationMutation,
} = contentApi;
