import { baseApi as api } from '../base-api';
export const addTagTypes = ['content'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listContentSections: build.query<ListContentSectionsApiResponse, ListContentSectionsApiArg>({
        query: () => ({ url: `/api/content/sections` }),
        providesTags: ['content'],
      }),
      createContentSection: build.mutation<CreateContentSectionApiResponse, CreateContentSectionApiArg>({
        query: (queryArg) => ({
          url: `/api/content/sections`,
          method: 'POST',
          body: queryArg.createContentSectionRequest,
        }),
        invalidatesTags: ['content'],
      }),
      updateContentSection: build.mutation<UpdateContentSectionApiResponse, UpdateContentSectionApiArg>({
        query: (queryArg) => ({
          url: `/api/content/sections/${encodeURIComponent(String(queryArg.sectionId))}`,
          method: 'PUT',
          body: queryArg.updateContentSectionRequest,
        }),
        invalidatesTags: ['content'],
      }),
      deleteContentSection: build.mutation<DeleteContentSectionApiResponse, DeleteContentSectionApiArg>({
        query: (queryArg) => ({
          url: `/api/content/sections/${encodeURIComponent(String(queryArg.sectionId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['content'],
      }),
      confirmTranslation: build.mutation<ConfirmTranslationApiResponse, ConfirmTranslationApiArg>({
        query: (queryArg) => ({
          url: `/api/content/sections/${encodeURIComponent(String(queryArg.sectionId))}/confirm`,
          method: 'POST',
          body: queryArg.confirmTranslationRequest,
        }),
        invalidatesTags: ['content'],
      }),
      orderContentSections: build.mutation<OrderContentSectionsApiResponse, OrderContentSectionsApiArg>({
        query: (queryArg) => ({
          url: `/api/content/drafts/${encodeURIComponent(String(queryArg.page))}/order`,
          method: 'PUT',
          body: queryArg.orderContentSectionsRequest,
        }),
        invalidatesTags: ['content'],
      }),
      listSectionRevisions: build.query<ListSectionRevisionsApiResponse, ListSectionRevisionsApiArg>({
        query: (queryArg) => ({
          url: `/api/content/sections/${encodeURIComponent(String(queryArg.sectionId))}/revisions`,
        }),
        providesTags: ['content'],
      }),
      restoreContentSection: build.mutation<RestoreContentSectionApiResponse, RestoreContentSectionApiArg>({
        query: (queryArg) => ({
          url: `/api/content/sections/${encodeURIComponent(String(queryArg.sectionId))}/restore`,
          method: 'POST',
          body: queryArg.restoreContentSectionRequest,
        }),
        invalidatesTags: ['content'],
      }),
      listContentDrafts: build.query<ListContentDraftsApiResponse, ListContentDraftsApiArg>({
        query: () => ({ url: `/api/content/drafts` }),
        providesTags: ['content'],
      }),
      discardContentDraft: build.mutation<DiscardContentDraftApiResponse, DiscardContentDraftApiArg>({
        query: (queryArg) => ({
          url: `/api/content/drafts/discard`,
          method: 'POST',
          body: queryArg.discardContentDraftRequest,
        }),
        invalidatesTags: ['content'],
      }),
      listPublications: build.query<ListPublicationsApiResponse, ListPublicationsApiArg>({
        query: (queryArg) => ({
          url: `/api/content/publications`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['content'],
      }),
      publishContent: build.mutation<PublishContentApiResponse, PublishContentApiArg>({
        query: () => ({ url: `/api/content/publications`, method: 'POST' }),
        invalidatesTags: ['content'],
      }),
      revertPublication: build.mutation<RevertPublicationApiResponse, RevertPublicationApiArg>({
        query: (queryArg) => ({
          url: `/api/content/publications/${encodeURIComponent(String(queryArg.publicationId))}/revert`,
          method: 'POST',
        }),
        invalidatesTags: ['content'],
      }),
      listContentPictures: build.query<ListContentPicturesApiResponse, ListContentPicturesApiArg>({
        query: () => ({ url: `/api/content/pictures` }),
        providesTags: ['content'],
      }),
      uploadContentPicture: build.mutation<UploadContentPictureApiResponse, UploadContentPictureApiArg>({
        query: (queryArg) => ({
          url: `/api/content/pictures`,
          method: 'POST',
          body: queryArg.uploadContentPictureRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['content'],
      }),
      deleteContentPicture: build.mutation<DeleteContentPictureApiResponse, DeleteContentPictureApiArg>({
        query: (queryArg) => ({
          url: `/api/content/pictures/${encodeURIComponent(String(queryArg.pictureId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['content'],
      }),
      getTranslator: build.query<GetTranslatorApiResponse, GetTranslatorApiArg>({
        query: () => ({ url: `/api/content/translator` }),
        providesTags: ['content'],
      }),
      translateIntoItalian: build.mutation<TranslateIntoItalianApiResponse, TranslateIntoItalianApiArg>({
        query: (queryArg) => ({
          url: `/api/content/translator`,
          method: 'POST',
          body: queryArg.translateIntoItalianRequest,
        }),
        invalidatesTags: ['content'],
      }),
      proposeTranslation: build.mutation<ProposeTranslationApiResponse, ProposeTranslationApiArg>({
        query: (queryArg) => ({
          url: `/api/content/sections/${encodeURIComponent(String(queryArg.sectionId))}/proposals`,
          method: 'POST',
          body: queryArg.proposeTranslationRequest,
        }),
        invalidatesTags: ['content'],
      }),
      prepareStarterTexts: build.mutation<PrepareStarterTextsApiResponse, PrepareStarterTextsApiArg>({
        query: (queryArg) => ({
          url: `/api/content/starter-texts`,
          method: 'POST',
          body: queryArg.prepareStarterTextsRequest,
        }),
        invalidatesTags: ['content'],
      }),
      listContentPages: build.query<ListContentPagesApiResponse, ListContentPagesApiArg>({
        query: (queryArg) => ({
          url: `/api/content`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ['content'],
      }),
      getContent: build.query<GetContentApiResponse, GetContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.page))}`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ['content'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as contentApi };
export type ListContentSectionsApiResponse = /** status 200 The sections. */ (
  | ({
      kind: 'home.lead';
    } & HomeLeadDraft)
  | ({
      kind: 'home.intro';
    } & HomeIntroDraft)
  | ({
      kind: 'home.services';
    } & HomeServicesDraft)
  | ({
      kind: 'home.rooms';
    } & HomeRoomsDraft)
  | ({
      kind: 'home.amenities';
    } & HomeAmenitiesDraft)
  | ({
      kind: 'home.video';
    } & HomeVideoDraft)
  | ({
      kind: 'home.location';
    } & HomeLocationDraft)
  | ({
      kind: 'home.about';
    } & HomeAboutDraft)
  | ({
      kind: 'home.closing';
    } & HomeClosingDraft)
  | ({
      kind: 'rooms.lead';
    } & RoomsLeadDraft)
  | ({
      kind: 'rooms.shared';
    } & RoomsSharedDraft)
  | ({
      kind: 'room.nearby';
    } & RoomNearbyDraft)
  | ({
      kind: 'room.questions';
    } & RoomQuestionsDraft)
  | ({
      kind: 'about.lead';
    } & AboutLeadDraft)
  | ({
      kind: 'about.story';
    } & AboutStoryDraft)
  | ({
      kind: 'about.values';
    } & AboutValuesDraft)
  | ({
      kind: 'about.hosts';
    } & AboutHostsDraft)
  | ({
      kind: 'about.closing';
    } & AboutClosingDraft)
  | ({
      kind: 'guide.lead';
    } & GuideLeadDraft)
  | ({
      kind: 'guide.events';
    } & GuideEventsDraft)
  | ({
      kind: 'guide.chapter';
    } & GuideChapterDraft)
  | ({
      kind: 'guide.ways';
    } & GuideWaysDraft)
  | ({
      kind: 'guide.closing';
    } & GuideClosingDraft)
  | ({
      kind: 'services.lead';
    } & ServicesLeadDraft)
  | ({
      kind: 'services.service';
    } & ServicesServiceDraft)
  | ({
      kind: 'services.cards';
    } & ServicesCardsDraft)
  | ({
      kind: 'services.closing';
    } & ServicesClosingDraft)
  | ({
      kind: 'breakfast.lead';
    } & BreakfastLeadDraft)
  | ({
      kind: 'breakfast.offer';
    } & BreakfastOfferDraft)
  | ({
      kind: 'breakfast.times';
    } & BreakfastTimesDraft)
  | ({
      kind: 'breakfast.gallery';
    } & BreakfastGalleryDraft)
  | ({
      kind: 'breakfast.closing';
    } & BreakfastClosingDraft)
  | ({
      kind: 'contact.lead';
    } & ContactLeadDraft)
  | ({
      kind: 'contact.directions';
    } & ContactDirectionsDraft)
  | ({
      kind: 'contact.questions';
    } & ContactQuestionsDraft)
  | ({
      kind: 'prices.included';
    } & PricesIncludedDraft)
  | ({
      kind: 'prices.additional';
    } & PricesAdditionalDraft)
  | ({
      kind: 'quote.lead';
    } & QuoteLeadDraft)
  | ({
      kind: 'quote.next';
    } & QuoteNextDraft)
  | ({
      kind: 'quoteSent.lead';
    } & QuoteSentLeadDraft)
  | ({
      kind: 'quoteSent.next';
    } & QuoteSentNextDraft)
  | ({
      kind: 'emails.confirmation';
    } & EmailsConfirmationDraft)
  | ({
      kind: 'terms.paragraph';
    } & TermsParagraphDraft)
  | ({
      kind: 'terms.house';
    } & TermsHouseDraft)
  | ({
      kind: 'privacyPolicy.paragraph';
    } & PrivacyPolicyParagraphDraft)
  | ({
      kind: 'privacyPolicy.periods';
    } & PrivacyPolicyPeriodsDraft)
  | ({
      kind: 'cookiePolicy.paragraph';
    } & CookiePolicyParagraphDraft)
  | ({
      kind: 'cookiePolicy.storage';
    } & CookiePolicyStorageDraft)
  | ({
      kind: 'privacy.paragraph';
    } & PrivacyParagraphDraft)
  | ({
      kind: 'accessibility.paragraph';
    } & AccessibilityParagraphDraft)
  | ({
      kind: 'notFound.words';
    } & NotFoundWordsDraft)
  | ({
      kind: 'offline.words';
    } & OfflineWordsDraft)
  | ({
      kind: 'own.lead';
    } & OwnLeadDraft)
  | ({
      kind: 'own.text';
    } & OwnTextDraft)
  | ({
      kind: 'own.pictures';
    } & OwnPicturesDraft)
  | ({
      kind: 'own.list';
    } & OwnListDraft)
  | ({
      kind: 'own.questions';
    } & OwnQuestionsDraft)
  | ({
      kind: 'own.closing';
    } & OwnClosingDraft)
)[];
export type ListContentSectionsApiArg = void;
export type CreateContentSectionApiResponse =
  | /** status 201 The section as it was stored. */ ({
      kind: 'home.lead';
    } & HomeLeadDraft)
  | ({
      kind: 'home.intro';
    } & HomeIntroDraft)
  | ({
      kind: 'home.services';
    } & HomeServicesDraft)
  | ({
      kind: 'home.rooms';
    } & HomeRoomsDraft)
  | ({
      kind: 'home.amenities';
    } & HomeAmenitiesDraft)
  | ({
      kind: 'home.video';
    } & HomeVideoDraft)
  | ({
      kind: 'home.location';
    } & HomeLocationDraft)
  | ({
      kind: 'home.about';
    } & HomeAboutDraft)
  | ({
      kind: 'home.closing';
    } & HomeClosingDraft)
  | ({
      kind: 'rooms.lead';
    } & RoomsLeadDraft)
  | ({
      kind: 'rooms.shared';
    } & RoomsSharedDraft)
  | ({
      kind: 'room.nearby';
    } & RoomNearbyDraft)
  | ({
      kind: 'room.questions';
    } & RoomQuestionsDraft)
  | ({
      kind: 'about.lead';
    } & AboutLeadDraft)
  | ({
      kind: 'about.story';
    } & AboutStoryDraft)
  | ({
      kind: 'about.values';
    } & AboutValuesDraft)
  | ({
      kind: 'about.hosts';
    } & AboutHostsDraft)
  | ({
      kind: 'about.closing';
    } & AboutClosingDraft)
  | ({
      kind: 'guide.lead';
    } & GuideLeadDraft)
  | ({
      kind: 'guide.events';
    } & GuideEventsDraft)
  | ({
      kind: 'guide.chapter';
    } & GuideChapterDraft)
  | ({
      kind: 'guide.ways';
    } & GuideWaysDraft)
  | ({
      kind: 'guide.closing';
    } & GuideClosingDraft)
  | ({
      kind: 'services.lead';
    } & ServicesLeadDraft)
  | ({
      kind: 'services.service';
    } & ServicesServiceDraft)
  | ({
      kind: 'services.cards';
    } & ServicesCardsDraft)
  | ({
      kind: 'services.closing';
    } & ServicesClosingDraft)
  | ({
      kind: 'breakfast.lead';
    } & BreakfastLeadDraft)
  | ({
      kind: 'breakfast.offer';
    } & BreakfastOfferDraft)
  | ({
      kind: 'breakfast.times';
    } & BreakfastTimesDraft)
  | ({
      kind: 'breakfast.gallery';
    } & BreakfastGalleryDraft)
  | ({
      kind: 'breakfast.closing';
    } & BreakfastClosingDraft)
  | ({
      kind: 'contact.lead';
    } & ContactLeadDraft)
  | ({
      kind: 'contact.directions';
    } & ContactDirectionsDraft)
  | ({
      kind: 'contact.questions';
    } & ContactQuestionsDraft)
  | ({
      kind: 'prices.included';
    } & PricesIncludedDraft)
  | ({
      kind: 'prices.additional';
    } & PricesAdditionalDraft)
  | ({
      kind: 'quote.lead';
    } & QuoteLeadDraft)
  | ({
      kind: 'quote.next';
    } & QuoteNextDraft)
  | ({
      kind: 'quoteSent.lead';
    } & QuoteSentLeadDraft)
  | ({
      kind: 'quoteSent.next';
    } & QuoteSentNextDraft)
  | ({
      kind: 'emails.confirmation';
    } & EmailsConfirmationDraft)
  | ({
      kind: 'terms.paragraph';
    } & TermsParagraphDraft)
  | ({
      kind: 'terms.house';
    } & TermsHouseDraft)
  | ({
      kind: 'privacyPolicy.paragraph';
    } & PrivacyPolicyParagraphDraft)
  | ({
      kind: 'privacyPolicy.periods';
    } & PrivacyPolicyPeriodsDraft)
  | ({
      kind: 'cookiePolicy.paragraph';
    } & CookiePolicyParagraphDraft)
  | ({
      kind: 'cookiePolicy.storage';
    } & CookiePolicyStorageDraft)
  | ({
      kind: 'privacy.paragraph';
    } & PrivacyParagraphDraft)
  | ({
      kind: 'accessibility.paragraph';
    } & AccessibilityParagraphDraft)
  | ({
      kind: 'notFound.words';
    } & NotFoundWordsDraft)
  | ({
      kind: 'offline.words';
    } & OfflineWordsDraft)
  | ({
      kind: 'own.lead';
    } & OwnLeadDraft)
  | ({
      kind: 'own.text';
    } & OwnTextDraft)
  | ({
      kind: 'own.pictures';
    } & OwnPicturesDraft)
  | ({
      kind: 'own.list';
    } & OwnListDraft)
  | ({
      kind: 'own.questions';
    } & OwnQuestionsDraft)
  | ({
      kind: 'own.closing';
    } & OwnClosingDraft);
export type CreateContentSectionApiArg = {
  createContentSectionRequest: CreateContentSectionRequest;
};
export type UpdateContentSectionApiResponse =
  | /** status 200 The section as it was stored. */ ({
      kind: 'home.lead';
    } & HomeLeadDraft)
  | ({
      kind: 'home.intro';
    } & HomeIntroDraft)
  | ({
      kind: 'home.services';
    } & HomeServicesDraft)
  | ({
      kind: 'home.rooms';
    } & HomeRoomsDraft)
  | ({
      kind: 'home.amenities';
    } & HomeAmenitiesDraft)
  | ({
      kind: 'home.video';
    } & HomeVideoDraft)
  | ({
      kind: 'home.location';
    } & HomeLocationDraft)
  | ({
      kind: 'home.about';
    } & HomeAboutDraft)
  | ({
      kind: 'home.closing';
    } & HomeClosingDraft)
  | ({
      kind: 'rooms.lead';
    } & RoomsLeadDraft)
  | ({
      kind: 'rooms.shared';
    } & RoomsSharedDraft)
  | ({
      kind: 'room.nearby';
    } & RoomNearbyDraft)
  | ({
      kind: 'room.questions';
    } & RoomQuestionsDraft)
  | ({
      kind: 'about.lead';
    } & AboutLeadDraft)
  | ({
      kind: 'about.story';
    } & AboutStoryDraft)
  | ({
      kind: 'about.values';
    } & AboutValuesDraft)
  | ({
      kind: 'about.hosts';
    } & AboutHostsDraft)
  | ({
      kind: 'about.closing';
    } & AboutClosingDraft)
  | ({
      kind: 'guide.lead';
    } & GuideLeadDraft)
  | ({
      kind: 'guide.events';
    } & GuideEventsDraft)
  | ({
      kind: 'guide.chapter';
    } & GuideChapterDraft)
  | ({
      kind: 'guide.ways';
    } & GuideWaysDraft)
  | ({
      kind: 'guide.closing';
    } & GuideClosingDraft)
  | ({
      kind: 'services.lead';
    } & ServicesLeadDraft)
  | ({
      kind: 'services.service';
    } & ServicesServiceDraft)
  | ({
      kind: 'services.cards';
    } & ServicesCardsDraft)
  | ({
      kind: 'services.closing';
    } & ServicesClosingDraft)
  | ({
      kind: 'breakfast.lead';
    } & BreakfastLeadDraft)
  | ({
      kind: 'breakfast.offer';
    } & BreakfastOfferDraft)
  | ({
      kind: 'breakfast.times';
    } & BreakfastTimesDraft)
  | ({
      kind: 'breakfast.gallery';
    } & BreakfastGalleryDraft)
  | ({
      kind: 'breakfast.closing';
    } & BreakfastClosingDraft)
  | ({
      kind: 'contact.lead';
    } & ContactLeadDraft)
  | ({
      kind: 'contact.directions';
    } & ContactDirectionsDraft)
  | ({
      kind: 'contact.questions';
    } & ContactQuestionsDraft)
  | ({
      kind: 'prices.included';
    } & PricesIncludedDraft)
  | ({
      kind: 'prices.additional';
    } & PricesAdditionalDraft)
  | ({
      kind: 'quote.lead';
    } & QuoteLeadDraft)
  | ({
      kind: 'quote.next';
    } & QuoteNextDraft)
  | ({
      kind: 'quoteSent.lead';
    } & QuoteSentLeadDraft)
  | ({
      kind: 'quoteSent.next';
    } & QuoteSentNextDraft)
  | ({
      kind: 'emails.confirmation';
    } & EmailsConfirmationDraft)
  | ({
      kind: 'terms.paragraph';
    } & TermsParagraphDraft)
  | ({
      kind: 'terms.house';
    } & TermsHouseDraft)
  | ({
      kind: 'privacyPolicy.paragraph';
    } & PrivacyPolicyParagraphDraft)
  | ({
      kind: 'privacyPolicy.periods';
    } & PrivacyPolicyPeriodsDraft)
  | ({
      kind: 'cookiePolicy.paragraph';
    } & CookiePolicyParagraphDraft)
  | ({
      kind: 'cookiePolicy.storage';
    } & CookiePolicyStorageDraft)
  | ({
      kind: 'privacy.paragraph';
    } & PrivacyParagraphDraft)
  | ({
      kind: 'accessibility.paragraph';
    } & AccessibilityParagraphDraft)
  | ({
      kind: 'notFound.words';
    } & NotFoundWordsDraft)
  | ({
      kind: 'offline.words';
    } & OfflineWordsDraft)
  | ({
      kind: 'own.lead';
    } & OwnLeadDraft)
  | ({
      kind: 'own.text';
    } & OwnTextDraft)
  | ({
      kind: 'own.pictures';
    } & OwnPicturesDraft)
  | ({
      kind: 'own.list';
    } & OwnListDraft)
  | ({
      kind: 'own.questions';
    } & OwnQuestionsDraft)
  | ({
      kind: 'own.closing';
    } & OwnClosingDraft);
export type UpdateContentSectionApiArg = {
  sectionId: number;
  updateContentSectionRequest: UpdateContentSectionRequest;
};
export type DeleteContentSectionApiResponse = unknown;
export type DeleteContentSectionApiArg = {
  sectionId: number;
};
export type ConfirmTranslationApiResponse =
  | /** status 200 The section as it was stored. */ ({
      kind: 'home.lead';
    } & HomeLeadDraft)
  | ({
      kind: 'home.intro';
    } & HomeIntroDraft)
  | ({
      kind: 'home.services';
    } & HomeServicesDraft)
  | ({
      kind: 'home.rooms';
    } & HomeRoomsDraft)
  | ({
      kind: 'home.amenities';
    } & HomeAmenitiesDraft)
  | ({
      kind: 'home.video';
    } & HomeVideoDraft)
  | ({
      kind: 'home.location';
    } & HomeLocationDraft)
  | ({
      kind: 'home.about';
    } & HomeAboutDraft)
  | ({
      kind: 'home.closing';
    } & HomeClosingDraft)
  | ({
      kind: 'rooms.lead';
    } & RoomsLeadDraft)
  | ({
      kind: 'rooms.shared';
    } & RoomsSharedDraft)
  | ({
      kind: 'room.nearby';
    } & RoomNearbyDraft)
  | ({
      kind: 'room.questions';
    } & RoomQuestionsDraft)
  | ({
      kind: 'about.lead';
    } & AboutLeadDraft)
  | ({
      kind: 'about.story';
    } & AboutStoryDraft)
  | ({
      kind: 'about.values';
    } & AboutValuesDraft)
  | ({
      kind: 'about.hosts';
    } & AboutHostsDraft)
  | ({
      kind: 'about.closing';
    } & AboutClosingDraft)
  | ({
      kind: 'guide.lead';
    } & GuideLeadDraft)
  | ({
      kind: 'guide.events';
    } & GuideEventsDraft)
  | ({
      kind: 'guide.chapter';
    } & GuideChapterDraft)
  | ({
      kind: 'guide.ways';
    } & GuideWaysDraft)
  | ({
      kind: 'guide.closing';
    } & GuideClosingDraft)
  | ({
      kind: 'services.lead';
    } & ServicesLeadDraft)
  | ({
      kind: 'services.service';
    } & ServicesServiceDraft)
  | ({
      kind: 'services.cards';
    } & ServicesCardsDraft)
  | ({
      kind: 'services.closing';
    } & ServicesClosingDraft)
  | ({
      kind: 'breakfast.lead';
    } & BreakfastLeadDraft)
  | ({
      kind: 'breakfast.offer';
    } & BreakfastOfferDraft)
  | ({
      kind: 'breakfast.times';
    } & BreakfastTimesDraft)
  | ({
      kind: 'breakfast.gallery';
    } & BreakfastGalleryDraft)
  | ({
      kind: 'breakfast.closing';
    } & BreakfastClosingDraft)
  | ({
      kind: 'contact.lead';
    } & ContactLeadDraft)
  | ({
      kind: 'contact.directions';
    } & ContactDirectionsDraft)
  | ({
      kind: 'contact.questions';
    } & ContactQuestionsDraft)
  | ({
      kind: 'prices.included';
    } & PricesIncludedDraft)
  | ({
      kind: 'prices.additional';
    } & PricesAdditionalDraft)
  | ({
      kind: 'quote.lead';
    } & QuoteLeadDraft)
  | ({
      kind: 'quote.next';
    } & QuoteNextDraft)
  | ({
      kind: 'quoteSent.lead';
    } & QuoteSentLeadDraft)
  | ({
      kind: 'quoteSent.next';
    } & QuoteSentNextDraft)
  | ({
      kind: 'emails.confirmation';
    } & EmailsConfirmationDraft)
  | ({
      kind: 'terms.paragraph';
    } & TermsParagraphDraft)
  | ({
      kind: 'terms.house';
    } & TermsHouseDraft)
  | ({
      kind: 'privacyPolicy.paragraph';
    } & PrivacyPolicyParagraphDraft)
  | ({
      kind: 'privacyPolicy.periods';
    } & PrivacyPolicyPeriodsDraft)
  | ({
      kind: 'cookiePolicy.paragraph';
    } & CookiePolicyParagraphDraft)
  | ({
      kind: 'cookiePolicy.storage';
    } & CookiePolicyStorageDraft)
  | ({
      kind: 'privacy.paragraph';
    } & PrivacyParagraphDraft)
  | ({
      kind: 'accessibility.paragraph';
    } & AccessibilityParagraphDraft)
  | ({
      kind: 'notFound.words';
    } & NotFoundWordsDraft)
  | ({
      kind: 'offline.words';
    } & OfflineWordsDraft)
  | ({
      kind: 'own.lead';
    } & OwnLeadDraft)
  | ({
      kind: 'own.text';
    } & OwnTextDraft)
  | ({
      kind: 'own.pictures';
    } & OwnPicturesDraft)
  | ({
      kind: 'own.list';
    } & OwnListDraft)
  | ({
      kind: 'own.questions';
    } & OwnQuestionsDraft)
  | ({
      kind: 'own.closing';
    } & OwnClosingDraft);
export type ConfirmTranslationApiArg = {
  sectionId: number;
  confirmTranslationRequest: ConfirmTranslationRequest;
};
export type OrderContentSectionsApiResponse = /** status 200 The sections of the page. */ (
  | ({
      kind: 'home.lead';
    } & HomeLeadDraft)
  | ({
      kind: 'home.intro';
    } & HomeIntroDraft)
  | ({
      kind: 'home.services';
    } & HomeServicesDraft)
  | ({
      kind: 'home.rooms';
    } & HomeRoomsDraft)
  | ({
      kind: 'home.amenities';
    } & HomeAmenitiesDraft)
  | ({
      kind: 'home.video';
    } & HomeVideoDraft)
  | ({
      kind: 'home.location';
    } & HomeLocationDraft)
  | ({
      kind: 'home.about';
    } & HomeAboutDraft)
  | ({
      kind: 'home.closing';
    } & HomeClosingDraft)
  | ({
      kind: 'rooms.lead';
    } & RoomsLeadDraft)
  | ({
      kind: 'rooms.shared';
    } & RoomsSharedDraft)
  | ({
      kind: 'room.nearby';
    } & RoomNearbyDraft)
  | ({
      kind: 'room.questions';
    } & RoomQuestionsDraft)
  | ({
      kind: 'about.lead';
    } & AboutLeadDraft)
  | ({
      kind: 'about.story';
    } & AboutStoryDraft)
  | ({
      kind: 'about.values';
    } & AboutValuesDraft)
  | ({
      kind: 'about.hosts';
    } & AboutHostsDraft)
  | ({
      kind: 'about.closing';
    } & AboutClosingDraft)
  | ({
      kind: 'guide.lead';
    } & GuideLeadDraft)
  | ({
      kind: 'guide.events';
    } & GuideEventsDraft)
  | ({
      kind: 'guide.chapter';
    } & GuideChapterDraft)
  | ({
      kind: 'guide.ways';
    } & GuideWaysDraft)
  | ({
      kind: 'guide.closing';
    } & GuideClosingDraft)
  | ({
      kind: 'services.lead';
    } & ServicesLeadDraft)
  | ({
      kind: 'services.service';
    } & ServicesServiceDraft)
  | ({
      kind: 'services.cards';
    } & ServicesCardsDraft)
  | ({
      kind: 'services.closing';
    } & ServicesClosingDraft)
  | ({
      kind: 'breakfast.lead';
    } & BreakfastLeadDraft)
  | ({
      kind: 'breakfast.offer';
    } & BreakfastOfferDraft)
  | ({
      kind: 'breakfast.times';
    } & BreakfastTimesDraft)
  | ({
      kind: 'breakfast.gallery';
    } & BreakfastGalleryDraft)
  | ({
      kind: 'breakfast.closing';
    } & BreakfastClosingDraft)
  | ({
      kind: 'contact.lead';
    } & ContactLeadDraft)
  | ({
      kind: 'contact.directions';
    } & ContactDirectionsDraft)
  | ({
      kind: 'contact.questions';
    } & ContactQuestionsDraft)
  | ({
      kind: 'prices.included';
    } & PricesIncludedDraft)
  | ({
      kind: 'prices.additional';
    } & PricesAdditionalDraft)
  | ({
      kind: 'quote.lead';
    } & QuoteLeadDraft)
  | ({
      kind: 'quote.next';
    } & QuoteNextDraft)
  | ({
      kind: 'quoteSent.lead';
    } & QuoteSentLeadDraft)
  | ({
      kind: 'quoteSent.next';
    } & QuoteSentNextDraft)
  | ({
      kind: 'emails.confirmation';
    } & EmailsConfirmationDraft)
  | ({
      kind: 'terms.paragraph';
    } & TermsParagraphDraft)
  | ({
      kind: 'terms.house';
    } & TermsHouseDraft)
  | ({
      kind: 'privacyPolicy.paragraph';
    } & PrivacyPolicyParagraphDraft)
  | ({
      kind: 'privacyPolicy.periods';
    } & PrivacyPolicyPeriodsDraft)
  | ({
      kind: 'cookiePolicy.paragraph';
    } & CookiePolicyParagraphDraft)
  | ({
      kind: 'cookiePolicy.storage';
    } & CookiePolicyStorageDraft)
  | ({
      kind: 'privacy.paragraph';
    } & PrivacyParagraphDraft)
  | ({
      kind: 'accessibility.paragraph';
    } & AccessibilityParagraphDraft)
  | ({
      kind: 'notFound.words';
    } & NotFoundWordsDraft)
  | ({
      kind: 'offline.words';
    } & OfflineWordsDraft)
  | ({
      kind: 'own.lead';
    } & OwnLeadDraft)
  | ({
      kind: 'own.text';
    } & OwnTextDraft)
  | ({
      kind: 'own.pictures';
    } & OwnPicturesDraft)
  | ({
      kind: 'own.list';
    } & OwnListDraft)
  | ({
      kind: 'own.questions';
    } & OwnQuestionsDraft)
  | ({
      kind: 'own.closing';
    } & OwnClosingDraft)
)[];
export type OrderContentSectionsApiArg = {
  page:
    | 'home'
    | 'rooms'
    | 'room'
    | 'prices'
    | 'services'
    | 'breakfast'
    | 'guide'
    | 'about'
    | 'contact'
    | 'quote'
    | 'quoteSent'
    | 'emails'
    | 'terms'
    | 'privacyPolicy'
    | 'cookiePolicy'
    | 'privacy'
    | 'accessibility'
    | 'notFound'
    | 'offline'
    | 'own-1'
    | 'own-2'
    | 'own-3'
    | 'own-4'
    | 'own-5'
    | 'own-6'
    | 'own-7'
    | 'own-8'
    | 'own-9'
    | 'own-10';
  orderContentSectionsRequest: OrderContentSectionsRequest;
};
export type ListSectionRevisionsApiResponse = /** status 200 The revisions. */ SectionRevision[];
export type ListSectionRevisionsApiArg = {
  sectionId: number;
};
export type RestoreContentSectionApiResponse =
  | /** status 200 The section as it was stored. */ ({
      kind: 'home.lead';
    } & HomeLeadDraft)
  | ({
      kind: 'home.intro';
    } & HomeIntroDraft)
  | ({
      kind: 'home.services';
    } & HomeServicesDraft)
  | ({
      kind: 'home.rooms';
    } & HomeRoomsDraft)
  | ({
      kind: 'home.amenities';
    } & HomeAmenitiesDraft)
  | ({
      kind: 'home.video';
    } & HomeVideoDraft)
  | ({
      kind: 'home.location';
    } & HomeLocationDraft)
  | ({
      kind: 'home.about';
    } & HomeAboutDraft)
  | ({
      kind: 'home.closing';
    } & HomeClosingDraft)
  | ({
      kind: 'rooms.lead';
    } & RoomsLeadDraft)
  | ({
      kind: 'rooms.shared';
    } & RoomsSharedDraft)
  | ({
      kind: 'room.nearby';
    } & RoomNearbyDraft)
  | ({
      kind: 'room.questions';
    } & RoomQuestionsDraft)
  | ({
      kind: 'about.lead';
    } & AboutLeadDraft)
  | ({
      kind: 'about.story';
    } & AboutStoryDraft)
  | ({
      kind: 'about.values';
    } & AboutValuesDraft)
  | ({
      kind: 'about.hosts';
    } & AboutHostsDraft)
  | ({
      kind: 'about.closing';
    } & AboutClosingDraft)
  | ({
      kind: 'guide.lead';
    } & GuideLeadDraft)
  | ({
      kind: 'guide.events';
    } & GuideEventsDraft)
  | ({
      kind: 'guide.chapter';
    } & GuideChapterDraft)
  | ({
      kind: 'guide.ways';
    } & GuideWaysDraft)
  | ({
      kind: 'guide.closing';
    } & GuideClosingDraft)
  | ({
      kind: 'services.lead';
    } & ServicesLeadDraft)
  | ({
      kind: 'services.service';
    } & ServicesServiceDraft)
  | ({
      kind: 'services.cards';
    } & ServicesCardsDraft)
  | ({
      kind: 'services.closing';
    } & ServicesClosingDraft)
  | ({
      kind: 'breakfast.lead';
    } & BreakfastLeadDraft)
  | ({
      kind: 'breakfast.offer';
    } & BreakfastOfferDraft)
  | ({
      kind: 'breakfast.times';
    } & BreakfastTimesDraft)
  | ({
      kind: 'breakfast.gallery';
    } & BreakfastGalleryDraft)
  | ({
      kind: 'breakfast.closing';
    } & BreakfastClosingDraft)
  | ({
      kind: 'contact.lead';
    } & ContactLeadDraft)
  | ({
      kind: 'contact.directions';
    } & ContactDirectionsDraft)
  | ({
      kind: 'contact.questions';
    } & ContactQuestionsDraft)
  | ({
      kind: 'prices.included';
    } & PricesIncludedDraft)
  | ({
      kind: 'prices.additional';
    } & PricesAdditionalDraft)
  | ({
      kind: 'quote.lead';
    } & QuoteLeadDraft)
  | ({
      kind: 'quote.next';
    } & QuoteNextDraft)
  | ({
      kind: 'quoteSent.lead';
    } & QuoteSentLeadDraft)
  | ({
      kind: 'quoteSent.next';
    } & QuoteSentNextDraft)
  | ({
      kind: 'emails.confirmation';
    } & EmailsConfirmationDraft)
  | ({
      kind: 'terms.paragraph';
    } & TermsParagraphDraft)
  | ({
      kind: 'terms.house';
    } & TermsHouseDraft)
  | ({
      kind: 'privacyPolicy.paragraph';
    } & PrivacyPolicyParagraphDraft)
  | ({
      kind: 'privacyPolicy.periods';
    } & PrivacyPolicyPeriodsDraft)
  | ({
      kind: 'cookiePolicy.paragraph';
    } & CookiePolicyParagraphDraft)
  | ({
      kind: 'cookiePolicy.storage';
    } & CookiePolicyStorageDraft)
  | ({
      kind: 'privacy.paragraph';
    } & PrivacyParagraphDraft)
  | ({
      kind: 'accessibility.paragraph';
    } & AccessibilityParagraphDraft)
  | ({
      kind: 'notFound.words';
    } & NotFoundWordsDraft)
  | ({
      kind: 'offline.words';
    } & OfflineWordsDraft)
  | ({
      kind: 'own.lead';
    } & OwnLeadDraft)
  | ({
      kind: 'own.text';
    } & OwnTextDraft)
  | ({
      kind: 'own.pictures';
    } & OwnPicturesDraft)
  | ({
      kind: 'own.list';
    } & OwnListDraft)
  | ({
      kind: 'own.questions';
    } & OwnQuestionsDraft)
  | ({
      kind: 'own.closing';
    } & OwnClosingDraft);
export type RestoreContentSectionApiArg = {
  sectionId: number;
  restoreContentSectionRequest: RestoreContentSectionRequest;
};
export type ListContentDraftsApiResponse = /** status 200 The pages. */ ContentDraft[];
export type ListContentDraftsApiArg = void;
export type DiscardContentDraftApiResponse = /** status 200 The sections of all pages. */ (
  | ({
      kind: 'home.lead';
    } & HomeLeadDraft)
  | ({
      kind: 'home.intro';
    } & HomeIntroDraft)
  | ({
      kind: 'home.services';
    } & HomeServicesDraft)
  | ({
      kind: 'home.rooms';
    } & HomeRoomsDraft)
  | ({
      kind: 'home.amenities';
    } & HomeAmenitiesDraft)
  | ({
      kind: 'home.video';
    } & HomeVideoDraft)
  | ({
      kind: 'home.location';
    } & HomeLocationDraft)
  | ({
      kind: 'home.about';
    } & HomeAboutDraft)
  | ({
      kind: 'home.closing';
    } & HomeClosingDraft)
  | ({
      kind: 'rooms.lead';
    } & RoomsLeadDraft)
  | ({
      kind: 'rooms.shared';
    } & RoomsSharedDraft)
  | ({
      kind: 'room.nearby';
    } & RoomNearbyDraft)
  | ({
      kind: 'room.questions';
    } & RoomQuestionsDraft)
  | ({
      kind: 'about.lead';
    } & AboutLeadDraft)
  | ({
      kind: 'about.story';
    } & AboutStoryDraft)
  | ({
      kind: 'about.values';
    } & AboutValuesDraft)
  | ({
      kind: 'about.hosts';
    } & AboutHostsDraft)
  | ({
      kind: 'about.closing';
    } & AboutClosingDraft)
  | ({
      kind: 'guide.lead';
    } & GuideLeadDraft)
  | ({
      kind: 'guide.events';
    } & GuideEventsDraft)
  | ({
      kind: 'guide.chapter';
    } & GuideChapterDraft)
  | ({
      kind: 'guide.ways';
    } & GuideWaysDraft)
  | ({
      kind: 'guide.closing';
    } & GuideClosingDraft)
  | ({
      kind: 'services.lead';
    } & ServicesLeadDraft)
  | ({
      kind: 'services.service';
    } & ServicesServiceDraft)
  | ({
      kind: 'services.cards';
    } & ServicesCardsDraft)
  | ({
      kind: 'services.closing';
    } & ServicesClosingDraft)
  | ({
      kind: 'breakfast.lead';
    } & BreakfastLeadDraft)
  | ({
      kind: 'breakfast.offer';
    } & BreakfastOfferDraft)
  | ({
      kind: 'breakfast.times';
    } & BreakfastTimesDraft)
  | ({
      kind: 'breakfast.gallery';
    } & BreakfastGalleryDraft)
  | ({
      kind: 'breakfast.closing';
    } & BreakfastClosingDraft)
  | ({
      kind: 'contact.lead';
    } & ContactLeadDraft)
  | ({
      kind: 'contact.directions';
    } & ContactDirectionsDraft)
  | ({
      kind: 'contact.questions';
    } & ContactQuestionsDraft)
  | ({
      kind: 'prices.included';
    } & PricesIncludedDraft)
  | ({
      kind: 'prices.additional';
    } & PricesAdditionalDraft)
  | ({
      kind: 'quote.lead';
    } & QuoteLeadDraft)
  | ({
      kind: 'quote.next';
    } & QuoteNextDraft)
  | ({
      kind: 'quoteSent.lead';
    } & QuoteSentLeadDraft)
  | ({
      kind: 'quoteSent.next';
    } & QuoteSentNextDraft)
  | ({
      kind: 'emails.confirmation';
    } & EmailsConfirmationDraft)
  | ({
      kind: 'terms.paragraph';
    } & TermsParagraphDraft)
  | ({
      kind: 'terms.house';
    } & TermsHouseDraft)
  | ({
      kind: 'privacyPolicy.paragraph';
    } & PrivacyPolicyParagraphDraft)
  | ({
      kind: 'privacyPolicy.periods';
    } & PrivacyPolicyPeriodsDraft)
  | ({
      kind: 'cookiePolicy.paragraph';
    } & CookiePolicyParagraphDraft)
  | ({
      kind: 'cookiePolicy.storage';
    } & CookiePolicyStorageDraft)
  | ({
      kind: 'privacy.paragraph';
    } & PrivacyParagraphDraft)
  | ({
      kind: 'accessibility.paragraph';
    } & AccessibilityParagraphDraft)
  | ({
      kind: 'notFound.words';
    } & NotFoundWordsDraft)
  | ({
      kind: 'offline.words';
    } & OfflineWordsDraft)
  | ({
      kind: 'own.lead';
    } & OwnLeadDraft)
  | ({
      kind: 'own.text';
    } & OwnTextDraft)
  | ({
      kind: 'own.pictures';
    } & OwnPicturesDraft)
  | ({
      kind: 'own.list';
    } & OwnListDraft)
  | ({
      kind: 'own.questions';
    } & OwnQuestionsDraft)
  | ({
      kind: 'own.closing';
    } & OwnClosingDraft)
)[];
export type DiscardContentDraftApiArg = {
  discardContentDraftRequest: DiscardContentDraftRequest;
};
export type ListPublicationsApiResponse = /** status 200 The publications. */ Publication[];
export type ListPublicationsApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
};
export type PublishContentApiResponse = /** status 201 The publication. */ Publication;
export type PublishContentApiArg = void;
export type RevertPublicationApiResponse = /** status 201 The publication that takes it back. */ Publication;
export type RevertPublicationApiArg = {
  publicationId: number;
};
export type ListContentPicturesApiResponse = /** status 200 The pictures. */ OwnPicture[];
export type ListContentPicturesApiArg = void;
export type UploadContentPictureApiResponse =
  /** status 201 The picture. Its AVIF copies follow some seconds later. */ OwnPicture;
export type UploadContentPictureApiArg = {
  /** A fresh UUID for each thing that a person sends, and the same one for each retry. With another file than before it is a 422. A key is kept as long as what it was sent with. */
  'Idempotency-Key'?: string;
  uploadContentPictureRequest: UploadContentPictureRequest;
};
export type DeleteContentPictureApiResponse = unknown;
export type DeleteContentPictureApiArg = {
  pictureId: number;
};
export type GetTranslatorApiResponse = /** status 200 Where the texts go. */ Translator;
export type GetTranslatorApiArg = void;
export type TranslateIntoItalianApiResponse = /** status 200 The text in Italian. */ ItalianText;
export type TranslateIntoItalianApiArg = {
  translateIntoItalianRequest: TranslateIntoItalianRequest;
};
export type ProposeTranslationApiResponse =
  | /** status 200 The section as it was stored. */ ({
      kind: 'home.lead';
    } & HomeLeadDraft)
  | ({
      kind: 'home.intro';
    } & HomeIntroDraft)
  | ({
      kind: 'home.services';
    } & HomeServicesDraft)
  | ({
      kind: 'home.rooms';
    } & HomeRoomsDraft)
  | ({
      kind: 'home.amenities';
    } & HomeAmenitiesDraft)
  | ({
      kind: 'home.video';
    } & HomeVideoDraft)
  | ({
      kind: 'home.location';
    } & HomeLocationDraft)
  | ({
      kind: 'home.about';
    } & HomeAboutDraft)
  | ({
      kind: 'home.closing';
    } & HomeClosingDraft)
  | ({
      kind: 'rooms.lead';
    } & RoomsLeadDraft)
  | ({
      kind: 'rooms.shared';
    } & RoomsSharedDraft)
  | ({
      kind: 'room.nearby';
    } & RoomNearbyDraft)
  | ({
      kind: 'room.questions';
    } & RoomQuestionsDraft)
  | ({
      kind: 'about.lead';
    } & AboutLeadDraft)
  | ({
      kind: 'about.story';
    } & AboutStoryDraft)
  | ({
      kind: 'about.values';
    } & AboutValuesDraft)
  | ({
      kind: 'about.hosts';
    } & AboutHostsDraft)
  | ({
      kind: 'about.closing';
    } & AboutClosingDraft)
  | ({
      kind: 'guide.lead';
    } & GuideLeadDraft)
  | ({
      kind: 'guide.events';
    } & GuideEventsDraft)
  | ({
      kind: 'guide.chapter';
    } & GuideChapterDraft)
  | ({
      kind: 'guide.ways';
    } & GuideWaysDraft)
  | ({
      kind: 'guide.closing';
    } & GuideClosingDraft)
  | ({
      kind: 'services.lead';
    } & ServicesLeadDraft)
  | ({
      kind: 'services.service';
    } & ServicesServiceDraft)
  | ({
      kind: 'services.cards';
    } & ServicesCardsDraft)
  | ({
      kind: 'services.closing';
    } & ServicesClosingDraft)
  | ({
      kind: 'breakfast.lead';
    } & BreakfastLeadDraft)
  | ({
      kind: 'breakfast.offer';
    } & BreakfastOfferDraft)
  | ({
      kind: 'breakfast.times';
    } & BreakfastTimesDraft)
  | ({
      kind: 'breakfast.gallery';
    } & BreakfastGalleryDraft)
  | ({
      kind: 'breakfast.closing';
    } & BreakfastClosingDraft)
  | ({
      kind: 'contact.lead';
    } & ContactLeadDraft)
  | ({
      kind: 'contact.directions';
    } & ContactDirectionsDraft)
  | ({
      kind: 'contact.questions';
    } & ContactQuestionsDraft)
  | ({
      kind: 'prices.included';
    } & PricesIncludedDraft)
  | ({
      kind: 'prices.additional';
    } & PricesAdditionalDraft)
  | ({
      kind: 'quote.lead';
    } & QuoteLeadDraft)
  | ({
      kind: 'quote.next';
    } & QuoteNextDraft)
  | ({
      kind: 'quoteSent.lead';
    } & QuoteSentLeadDraft)
  | ({
      kind: 'quoteSent.next';
    } & QuoteSentNextDraft)
  | ({
      kind: 'emails.confirmation';
    } & EmailsConfirmationDraft)
  | ({
      kind: 'terms.paragraph';
    } & TermsParagraphDraft)
  | ({
      kind: 'terms.house';
    } & TermsHouseDraft)
  | ({
      kind: 'privacyPolicy.paragraph';
    } & PrivacyPolicyParagraphDraft)
  | ({
      kind: 'privacyPolicy.periods';
    } & PrivacyPolicyPeriodsDraft)
  | ({
      kind: 'cookiePolicy.paragraph';
    } & CookiePolicyParagraphDraft)
  | ({
      kind: 'cookiePolicy.storage';
    } & CookiePolicyStorageDraft)
  | ({
      kind: 'privacy.paragraph';
    } & PrivacyParagraphDraft)
  | ({
      kind: 'accessibility.paragraph';
    } & AccessibilityParagraphDraft)
  | ({
      kind: 'notFound.words';
    } & NotFoundWordsDraft)
  | ({
      kind: 'offline.words';
    } & OfflineWordsDraft)
  | ({
      kind: 'own.lead';
    } & OwnLeadDraft)
  | ({
      kind: 'own.text';
    } & OwnTextDraft)
  | ({
      kind: 'own.pictures';
    } & OwnPicturesDraft)
  | ({
      kind: 'own.list';
    } & OwnListDraft)
  | ({
      kind: 'own.questions';
    } & OwnQuestionsDraft)
  | ({
      kind: 'own.closing';
    } & OwnClosingDraft);
export type ProposeTranslationApiArg = {
  sectionId: number;
  proposeTranslationRequest: ProposeTranslationRequest;
};
export type PrepareStarterTextsApiResponse = /** status 200 What became of each page. */ StarterTexts;
export type PrepareStarterTextsApiArg = {
  prepareStarterTextsRequest: PrepareStarterTextsRequest;
};
export type ListContentPagesApiResponse = /** status 200 The pages. */ ContentPage[];
export type ListContentPagesApiArg = {
  /** The language of the texts; untranslated ones are Italian. */
  language?: Language;
};
export type GetContentApiResponse = /** status 200 The sections. */ Content;
export type GetContentApiArg = {
  page:
    | 'home'
    | 'rooms'
    | 'room'
    | 'prices'
    | 'services'
    | 'breakfast'
    | 'guide'
    | 'about'
    | 'contact'
    | 'quote'
    | 'quoteSent'
    | 'emails'
    | 'terms'
    | 'privacyPolicy'
    | 'cookiePolicy'
    | 'privacy'
    | 'accessibility'
    | 'notFound'
    | 'offline'
    | 'own-1'
    | 'own-2'
    | 'own-3'
    | 'own-4'
    | 'own-5'
    | 'own-6'
    | 'own-7'
    | 'own-8'
    | 'own-9'
    | 'own-10';
  /** The language of the texts; untranslated ones are Italian. */
  language?: Language;
};
export type LocalizedText = {
  it: string;
  en?: string;
  de?: string;
  es?: string;
};
export type FocalPoint = {
  x: number;
  y: number;
};
export type ContentPicture = {
  /** One that comes with the site (`site:bar`, `site:bay`, `site:beach`, `site:breakfast-blossom`, `site:breakfast-bread`, `site:breakfast-butter`, `site:breakfast-cappuccino`, `site:breakfast-cornetto`, `site:breakfast-croissants`, `site:breakfast-cup`, `site:breakfast-fruit`, `site:breakfast-grapes`, `site:breakfast-jams`, `site:breakfast-juice`, `site:breakfast-oranges`, `site:breakfast-table`, `site:bungalow-inside`, `site:bungalow-outside`, `site:bungalow-terracotta`, `site:farmhouse-table`, `site:harbour`, `site:hero`, `site:mountains`, `site:pool`, `site:restaurant`, `site:road`, `site:tennis`, `site:terrace`, `site:village-square`) or was uploaded. */
  source: string;
  /** What it shows, for who does not see it. */
  alt: LocalizedText;
  focus: FocalPoint;
};
export type ContentPageName =
  | 'home'
  | 'rooms'
  | 'room'
  | 'prices'
  | 'services'
  | 'breakfast'
  | 'guide'
  | 'about'
  | 'contact'
  | 'quote'
  | 'quoteSent'
  | 'emails'
  | 'terms'
  | 'privacyPolicy'
  | 'cookiePolicy'
  | 'privacy'
  | 'accessibility'
  | 'notFound'
  | 'offline'
  | 'own-1'
  | 'own-2'
  | 'own-3'
  | 'own-4'
  | 'own-5'
  | 'own-6'
  | 'own-7'
  | 'own-8'
  | 'own-9'
  | 'own-10';
export type Language = 'it' | 'en' | 'de' | 'es';
export type MarkedTranslation = {
  /** As problems name fields. */
  field: string;
  language: Language;
  /** The Italian that it translates, without bold and links. */
  italianBefore: string;
  /** Whether a program proposed it: nothing is published before it was read. */
  isProposal: boolean;
};
export type HomeLeadDraft = {
  id: number;
  kind: 'home.lead';
  values: {
    picture: ContentPicture | null;
    /** At most 50 characters in each language. */
    offering: LocalizedText;
    /** At most 60 characters in each language. */
    scroll: LocalizedText;
    /** At most 80 characters in each language. */
    searchTitle: LocalizedText;
    /** At most 200 characters in each language. */
    searchDescription: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type HomeIntroDraft = {
  id: number;
  kind: 'home.intro';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 400 characters in each language. */
    text: LocalizedText;
    picture: ContentPicture | null;
    secondPicture: ContentPicture | null;
    reasons: {
      drawing: ('people' | 'umbrella' | 'tree' | 'wave' | 'town' | 'anchor' | 'plane') | null;
      /** At most 60 characters in each language. */
      title: LocalizedText;
      /** At most 200 characters in each language. */
      text: LocalizedText;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type HomeServicesDraft = {
  id: number;
  kind: 'home.services';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    items: {
      drawing: ('pool' | 'restaurant' | 'sports' | 'shuttle' | 'market' | 'parking' | 'laundry') | null;
      /** At most 60 characters in each language. */
      text: LocalizedText;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type HomeRoomsDraft = {
  id: number;
  kind: 'home.rooms';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 400 characters in each language. */
    text: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type HomeAmenitiesDraft = {
  id: number;
  kind: 'home.amenities';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    items: {
      /** At most 60 characters in each language. */
      name: LocalizedText;
      /** At most 200 characters in each language. */
      text: LocalizedText;
      picture: ContentPicture | null;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type HomeVideoDraft = {
  id: number;
  kind: 'home.video';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 400 characters in each language. */
    text: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type HomeLocationDraft = {
  id: number;
  kind: 'home.location';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 400 characters in each language. */
    text: LocalizedText;
    picture: ContentPicture | null;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type HomeAboutDraft = {
  id: number;
  kind: 'home.about';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 400 characters in each language. */
    text: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type HomeClosingDraft = {
  id: number;
  kind: 'home.closing';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 400 characters in each language. */
    text: LocalizedText;
    picture: ContentPicture | null;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type RoomsLeadDraft = {
  id: number;
  kind: 'rooms.lead';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    /** At most 200 characters in each language. */
    text: LocalizedText;
    picture: ContentPicture | null;
    secondPicture: ContentPicture | null;
    thirdPicture: ContentPicture | null;
    /** At most 80 characters in each language. */
    searchTitle: LocalizedText;
    /** At most 200 characters in each language. */
    searchDescription: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type RoomsSharedDraft = {
  id: number;
  kind: 'rooms.shared';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 600 characters in each language. */
    text: LocalizedText;
    items: {
      drawing: ('cooktop' | 'fridge' | 'tv' | 'air') | null;
      /** At most 60 characters in each language. */
      text: LocalizedText;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type RoomNearbyDraft = {
  id: number;
  kind: 'room.nearby';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    items: {
      /** At most 200 characters in each language. */
      text: LocalizedText;
    }[];
    /** At most 300 characters in each language. */
    text: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type TextRun = {
  text: string;
  bold?: boolean;
  /** `https:`, `http:`, `mailto:` or `tel:`; a page of the site as `page:contact`, one of the owner’s own by the id of its lead as `page:own:17`. Without such a page, the words are shown without the link. */
  link?: string;
};
export type Paragraph = {
  paragraph: TextRun[];
};
export type BulletList = {
  list: TextRun[][];
};
export type LocalizedBlocks = {
  it: (Paragraph | BulletList)[];
  en?: (Paragraph | BulletList)[];
  de?: (Paragraph | BulletList)[];
  es?: (Paragraph | BulletList)[];
};
export type RoomQuestionsDraft = {
  id: number;
  kind: 'room.questions';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    items: {
      /** At most 200 characters in each language. */
      question: LocalizedText;
      /** At most 1500 characters in each language. */
      answer: LocalizedBlocks;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type AboutLeadDraft = {
  id: number;
  kind: 'about.lead';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
    /** At most 80 characters in each language. */
    searchTitle: LocalizedText;
    /** At most 200 characters in each language. */
    searchDescription: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type AboutStoryDraft = {
  id: number;
  kind: 'about.story';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 3000 characters in each language. */
    text: LocalizedBlocks;
    picture: ContentPicture | null;
    secondPicture: ContentPicture | null;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type AboutValuesDraft = {
  id: number;
  kind: 'about.values';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    items: {
      drawing: ('people' | 'umbrella' | 'tree' | 'wave' | 'town' | 'anchor' | 'plane') | null;
      /** At most 60 characters in each language. */
      title: LocalizedText;
      /** At most 300 characters in each language. */
      text: LocalizedText;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type AboutHostsDraft = {
  id: number;
  kind: 'about.hosts';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type AboutClosingDraft = {
  id: number;
  kind: 'about.closing';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type GuideLeadDraft = {
  id: number;
  kind: 'guide.lead';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    /** At most 50 characters in each language. */
    address: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
    picture: ContentPicture | null;
    /** At most 80 characters in each language. */
    searchTitle: LocalizedText;
    /** At most 200 characters in each language. */
    searchDescription: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type GuideEventsDraft = {
  id: number;
  kind: 'guide.events';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type GuideChapterDraft = {
  id: number;
  kind: 'guide.chapter';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
    picture: ContentPicture | null;
    places: {
      /** At most 80 characters in each language. */
      name: LocalizedText;
      /** At most 500 characters in each language. */
      text: LocalizedBlocks;
      picture: ContentPicture | null;
      map: string | null;
      minutes: number | null;
      mode: ('on-foot' | 'by-car') | null;
    }[];
    facts: {
      /** At most 200 characters in each language. */
      text: LocalizedText;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type GuideWaysDraft = {
  id: number;
  kind: 'guide.ways';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    /** At most 200 characters in each language. */
    text: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type GuideClosingDraft = {
  id: number;
  kind: 'guide.closing';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type ServicesLeadDraft = {
  id: number;
  kind: 'services.lead';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
    /** At most 200 characters in each language. */
    seasonNote: LocalizedText;
    /** At most 80 characters in each language. */
    searchTitle: LocalizedText;
    /** At most 200 characters in each language. */
    searchDescription: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type ServicesServiceDraft = {
  id: number;
  kind: 'services.service';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    /** At most 600 characters in each language. */
    text: LocalizedBlocks;
    picture: ContentPicture | null;
    /** At most 120 characters in each language. */
    period: LocalizedText;
    costs: {
      /** At most 120 characters in each language. */
      text: LocalizedText;
    }[];
    /** At most 120 characters in each language. */
    booking: LocalizedText;
    /** At most 120 characters in each language. */
    distance: LocalizedText;
    /** At most 60 characters in each language. */
    action: LocalizedBlocks;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type ServicesCardsDraft = {
  id: number;
  kind: 'services.cards';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    items: {
      /** At most 60 characters in each language. */
      title: LocalizedText;
      /** At most 300 characters in each language. */
      text: LocalizedText;
      /** At most 120 characters in each language. */
      period: LocalizedText;
      costs: {
        /** At most 120 characters in each language. */
        text: LocalizedText;
      }[];
      /** At most 120 characters in each language. */
      booking: LocalizedText;
      /** At most 120 characters in each language. */
      distance: LocalizedText;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type ServicesClosingDraft = {
  id: number;
  kind: 'services.closing';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type BreakfastLeadDraft = {
  id: number;
  kind: 'breakfast.lead';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
    picture: ContentPicture | null;
    /** At most 80 characters in each language. */
    searchTitle: LocalizedText;
    /** At most 200 characters in each language. */
    searchDescription: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type BreakfastOfferDraft = {
  id: number;
  kind: 'breakfast.offer';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    items: {
      /** At most 60 characters in each language. */
      title: LocalizedText;
      /** At most 300 characters in each language. */
      text: LocalizedText;
    }[];
    /** At most 500 characters in each language. */
    note: LocalizedBlocks;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type BreakfastTimesDraft = {
  id: number;
  kind: 'breakfast.times';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 120 characters in each language. */
    opens: LocalizedText;
    /** At most 120 characters in each language. */
    closes: LocalizedText;
    items: {
      /** At most 60 characters in each language. */
      title: LocalizedText;
      /** At most 200 characters in each language. */
      text: LocalizedText;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type BreakfastGalleryDraft = {
  id: number;
  kind: 'breakfast.gallery';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    items: {
      picture: ContentPicture | null;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type BreakfastClosingDraft = {
  id: number;
  kind: 'breakfast.closing';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type ContactLeadDraft = {
  id: number;
  kind: 'contact.lead';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
    /** At most 80 characters in each language. */
    searchTitle: LocalizedText;
    /** At most 200 characters in each language. */
    searchDescription: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type ContactDirectionsDraft = {
  id: number;
  kind: 'contact.directions';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    means: {
      /** At most 60 characters in each language. */
      title: LocalizedText;
      /** At most 1000 characters in each language. */
      text: LocalizedBlocks;
      /** At most 300 characters in each language. */
      more: LocalizedText;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type ContactQuestionsDraft = {
  id: number;
  kind: 'contact.questions';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    items: {
      /** At most 200 characters in each language. */
      question: LocalizedText;
      /** At most 1500 characters in each language. */
      answer: LocalizedBlocks;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type PricesIncludedDraft = {
  id: number;
  kind: 'prices.included';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    items: {
      /** At most 120 characters in each language. */
      text: LocalizedText;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type PricesAdditionalDraft = {
  id: number;
  kind: 'prices.additional';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    items: {
      /** At most 120 characters in each language. */
      text: LocalizedText;
    }[];
    /** At most 300 characters in each language. */
    text: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type QuoteLeadDraft = {
  id: number;
  kind: 'quote.lead';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
    /** At most 80 characters in each language. */
    searchTitle: LocalizedText;
    /** At most 200 characters in each language. */
    searchDescription: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type QuoteNextDraft = {
  id: number;
  kind: 'quote.next';
  values: {
    steps: {
      /** At most 200 characters in each language. */
      text: LocalizedText;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type QuoteSentLeadDraft = {
  id: number;
  kind: 'quoteSent.lead';
  values: {
    /** At most 300 characters in each language. */
    text: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type QuoteSentNextDraft = {
  id: number;
  kind: 'quoteSent.next';
  values: {
    steps: {
      /** At most 60 characters in each language. */
      title: LocalizedText;
      /** At most 200 characters in each language. */
      text: LocalizedText;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type EmailsConfirmationDraft = {
  id: number;
  kind: 'emails.confirmation';
  values: {
    /** At most 400 characters in each language. */
    opening: LocalizedText;
    steps: {
      /** At most 200 characters in each language. */
      text: LocalizedText;
    }[];
    /** At most 120 characters in each language. */
    closing: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type TermsParagraphDraft = {
  id: number;
  kind: 'terms.paragraph';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 8000 characters in each language. */
    text: LocalizedBlocks;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type TermsHouseDraft = {
  id: number;
  kind: 'terms.house';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 8000 characters in each language. */
    text: LocalizedBlocks;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type PrivacyPolicyParagraphDraft = {
  id: number;
  kind: 'privacyPolicy.paragraph';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 8000 characters in each language. */
    text: LocalizedBlocks;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type PrivacyPolicyPeriodsDraft = {
  id: number;
  kind: 'privacyPolicy.periods';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 8000 characters in each language. */
    text: LocalizedBlocks;
    /** At most 8000 characters in each language. */
    more: LocalizedBlocks;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type CookiePolicyParagraphDraft = {
  id: number;
  kind: 'cookiePolicy.paragraph';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 8000 characters in each language. */
    text: LocalizedBlocks;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type CookiePolicyStorageDraft = {
  id: number;
  kind: 'cookiePolicy.storage';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 8000 characters in each language. */
    text: LocalizedBlocks;
    /** At most 8000 characters in each language. */
    more: LocalizedBlocks;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type PrivacyParagraphDraft = {
  id: number;
  kind: 'privacy.paragraph';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 8000 characters in each language. */
    text: LocalizedBlocks;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type AccessibilityParagraphDraft = {
  id: number;
  kind: 'accessibility.paragraph';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 8000 characters in each language. */
    text: LocalizedBlocks;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type NotFoundWordsDraft = {
  id: number;
  kind: 'notFound.words';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type OfflineWordsDraft = {
  id: number;
  kind: 'offline.words';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type OwnLeadDraft = {
  id: number;
  kind: 'own.lead';
  values: {
    /** At most 60 characters in each language. */
    title: LocalizedText;
    /** At most 50 characters in each language. */
    address: LocalizedText;
    place: ('menu' | 'footer') | null;
    after: ('rooms' | 'prices' | 'services' | 'guide' | 'about' | 'contact') | null;
    /** At most 300 characters in each language. */
    text: LocalizedText;
    picture: ContentPicture | null;
    /** At most 80 characters in each language. */
    searchTitle: LocalizedText;
    /** At most 200 characters in each language. */
    searchDescription: LocalizedText;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type OwnTextDraft = {
  id: number;
  kind: 'own.text';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 8000 characters in each language. */
    text: LocalizedBlocks;
    picture: ContentPicture | null;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type OwnPicturesDraft = {
  id: number;
  kind: 'own.pictures';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    items: {
      picture: ContentPicture | null;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type OwnListDraft = {
  id: number;
  kind: 'own.list';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
    items: {
      /** At most 80 characters in each language. */
      title: LocalizedText;
      /** At most 300 characters in each language. */
      text: LocalizedText;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type OwnQuestionsDraft = {
  id: number;
  kind: 'own.questions';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    items: {
      /** At most 200 characters in each language. */
      question: LocalizedText;
      /** At most 1500 characters in each language. */
      answer: LocalizedBlocks;
    }[];
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type OwnClosingDraft = {
  id: number;
  kind: 'own.closing';
  values: {
    /** At most 80 characters in each language. */
    title: LocalizedText;
    /** At most 300 characters in each language. */
    text: LocalizedText;
    link: string | null;
  };
  page: ContentPageName;
  /** Guests do not see it, published or not. */
  hidden: boolean;
  /** Of its translations. */
  marks: MarkedTranslation[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type FieldProblem = {
  /** The field, nested ones with dots. */
  field: string;
  /** Stable code; the clients hold the sentence. */
  code: string;
  /** The same in English, for programmers. */
  message: string;
  /** Numbers and names that a sentence about it may need. */
  facts?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** The code as a URN. */
  type: string;
  /** The name of the status. */
  title: string;
  /** The status again. */
  status: number;
  /** Stable code of the refusal. */
  code: string;
  /** What happened, in English. */
  detail: string;
  /** What is wrong with which field; with every 400 about fields. */
  errors?: FieldProblem[];
  /** The one field that a conflict or a rule is about. */
  field?: string;
  /** When somebody saved in between. */
  savedAt?: string;
  /** Who saved in between, where a history tells. */
  savedBy?: string;
  /** Of the room or event that came with the `Idempotency-Key` before. */
  id?: number;
  /** How many there may be. */
  limit?: number;
  /** The same as in `Retry-After`. */
  retryAfterSeconds?: number;
  /** Stable code of the cause; `checkReady` and `getMe` list them. */
  reason?: string;
};
export type SectionKind =
  | 'home.lead'
  | 'home.intro'
  | 'home.services'
  | 'home.rooms'
  | 'home.amenities'
  | 'home.video'
  | 'home.location'
  | 'home.about'
  | 'home.closing'
  | 'rooms.lead'
  | 'rooms.shared'
  | 'room.nearby'
  | 'room.questions'
  | 'about.lead'
  | 'about.story'
  | 'about.values'
  | 'about.hosts'
  | 'about.closing'
  | 'guide.lead'
  | 'guide.events'
  | 'guide.chapter'
  | 'guide.ways'
  | 'guide.closing'
  | 'services.lead'
  | 'services.service'
  | 'services.cards'
  | 'services.closing'
  | 'breakfast.lead'
  | 'breakfast.offer'
  | 'breakfast.times'
  | 'breakfast.gallery'
  | 'breakfast.closing'
  | 'contact.lead'
  | 'contact.directions'
  | 'contact.questions'
  | 'prices.included'
  | 'prices.additional'
  | 'quote.lead'
  | 'quote.next'
  | 'quoteSent.lead'
  | 'quoteSent.next'
  | 'emails.confirmation'
  | 'terms.paragraph'
  | 'terms.house'
  | 'privacyPolicy.paragraph'
  | 'privacyPolicy.periods'
  | 'cookiePolicy.paragraph'
  | 'cookiePolicy.storage'
  | 'privacy.paragraph'
  | 'accessibility.paragraph'
  | 'notFound.words'
  | 'offline.words'
  | 'own.lead'
  | 'own.text'
  | 'own.pictures'
  | 'own.list'
  | 'own.questions'
  | 'own.closing';
export type CreateContentSectionRequest = {
  kind: SectionKind;
  /** For kinds of the owner’s pages: the id of the lead of the page that it is for. `own.lead` makes a page, at an address of its title unless it says another. */
  lead?: number;
  /** Fields of its kind, as its draft has them; those that are left out stay. A problem names its field as `values.items.2.title.de`. A text may be left empty until it is published. */
  values?: {
    [key: string]: any;
  };
};
export type UpdateContentSectionRequest = {
  /** Fields of its kind, as its draft has them; those that are left out stay. A problem names its field as `values.items.2.title.de`. A text may be left empty until it is published. */
  values?: {
    [key: string]: any;
  };
  /** Whether guests do not see it once it is published. */
  hidden?: boolean;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export type UpdateContentSectionRequestRead = {
  /** Fields of its kind, as its draft has them; those that are left out stay. A problem names its field as `values.items.2.title.de`. A text may be left empty until it is published. */
  values?: {
    [key: string]: any;
  };
  /** Whether guests do not see it once it is published. */
  hidden?: boolean;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
  /** As it was read. */
  id?: number;
  /** As it was read. */
  page?: string;
  /** As it was read. */
  kind?: string;
  /** As it was read. */
  marks?: object[];
};
export type ConfirmTranslationRequest = {
  field: string;
  language: Language;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export type OrderContentSectionsRequest = {
  /** Ids of all sections of the page, in their new order. */
  ids: number[];
};
export type SectionRevision = {
  /** The publication. */
  publication: number;
  publishedAt: string;
  publishedBy: string;
  /** Of the section, which may be removed from the draft. */
  kind: string;
  hidden: boolean;
  /** As in its draft. */
  values: {
    [key: string]: any;
  };
};
export type RestoreContentSectionRequest = {
  publication: number;
};
export type ContentGaps = {
  /** Required fields that are empty, and texts without their Italian: they keep it from being published. */
  required: number;
  /** Translations that are missing. */
  translations: number;
  /** The languages of those. */
  languages: ('it' | 'en' | 'de' | 'es')[];
  /** Translations that are older than their Italian, or proposals. */
  marked: number;
  /** Links to pages that guests will not find: their words are shown without the link. */
  deadLinks: number;
};
export type Addresses = {
  it: string;
  en: string;
  de: string;
  es: string;
};
export type ContentDraft = {
  page: ContentPageName;
  /** Whether guests see any section of it. */
  isShown: boolean;
  /** Whether the draft is not what guests see. */
  isChanged: boolean;
  /** Sections that are new, changed or removed in the draft; none where only their order is another. */
  changedSections: number[];
  /** How many sections its draft has. */
  sections: number;
  /** What the sections of its draft lack that guests are to see. */
  gaps: ContentGaps;
  /** Whether guests read a legal text as it came with the product: nobody has published another, and a lawyer should see it. */
  awaitsLawyer: boolean;
  /** The same of any other page: an upgrade gave the house these texts, and its owner should read them. */
  awaitsOwner: boolean;
  /** What its owner calls it in Italian, where it is a page of the owner’s. */
  title?: string;
  /** Where it is to stand. */
  addresses?: Addresses;
  /** Where guests find it. */
  shownAddresses?: Addresses;
};
export type DiscardContentDraftRequest = {
  /** Ids of the sections of all pages, in the order in which they were read. When they are others meanwhile, nothing is discarded; without them, whatever is there is. */
  ids?: number[];
  /** How many `marks` they had together. It is compared likewise. */
  marks?: number;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export type Publication = {
  id: number;
  publishedAt: string;
  /** Who, as histories name people and programs. */
  publishedBy: string;
  /** The pages that it changed. */
  pages: ContentPageName[];
};
export type ImageVariant = {
  url: string;
  /** Pixels. */
  width: number;
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
};
export type OwnPicture = {
  url: string;
  /** Pixels of the picture at `url`. */
  width: number;
  /** Pixels of the picture at `url`. */
  height: number;
  /** Colour to show until the picture has loaded. */
  placeholder: string;
  /** Smaller copies and other formats; those in AVIF follow some seconds after the upload. */
  variants: ImageVariant[];
  id: number;
  /** How a section names it. */
  source: string;
  uploadedAt: string;
};
export type UploadContentPictureRequest = {
  /** JPEG, PNG, WebP or AVIF, not moving, at most 15 MiB and 50 megapixels, no side more than ten times the other. */
  image: Blob;
};
export type Translator = {
  /** The host that texts go to; null where no service is set. */
  host: string | null;
};
export type ItalianText = {
  /** Plain text. */
  text: string;
};
export type TranslateIntoItalianRequest = {
  /** Plain text; its lines stay lines. */
  text: string;
  language: 'en' | 'de' | 'es';
};
export type ProposeTranslationRequest = {
  field: string;
  language: 'en' | 'de' | 'es';
};
export type StarterTexts = {
  /** Pages that were empty, and have texts now. */
  filled: ContentPageName[];
  /** Pages that stay as they are. */
  kept: ContentPageName[];
};
export type StarterHostInput = {
  name: string;
};
export type StarterPictureInput = {
  /** One that was uploaded. */
  source: string;
  /** What it shows. */
  shows: 'house' | 'room' | 'garden' | 'terrace' | 'view' | 'other';
};
export type PrepareStarterTextsRequest = {
  place: 'sea' | 'mountains' | 'town' | 'country';
  rooms: number;
  breakfast: 'included' | 'extra' | 'none';
  offers: (
    'parking' | 'wifi' | 'garden' | 'terrace' | 'kitchen' | 'laundry' | 'bicycles' | 'pool' | 'pets'
  )[];
  /** Who receives the guests; added to a property that names nobody. */
  hosts: StarterHostInput[];
  /** For the first screen. */
  picture: StarterPictureInput | null;
};
export type ShownText = {
  text: string;
  /** The language of the text, where it is missing in the one that was asked for. */
  lang?: 'it';
};
export type ContentPage = {
  page: ContentPageName;
  /** The id of the lead of a page of the owner’s: links name it so, as `page:own:17`. */
  lead?: number;
  /** What menus call it, where that is the owner’s to say. */
  title?: ShownText;
  /** Where it stands, where that is the owner’s to say: `/gite`, `/en/trips`. */
  addresses?: Addresses;
  /** Where a page of the owner’s is linked; nowhere without. */
  place?: 'menu' | 'footer';
  /** Which of the links there it follows. */
  after?: 'rooms' | 'prices' | 'services' | 'guide' | 'about' | 'contact';
};
export type Picture = {
  url: string;
  /** Pixels of the picture at `url`. */
  width: number;
  /** Pixels of the picture at `url`. */
  height: number;
  /** Colour to show until the picture has loaded. */
  placeholder: string;
  /** Smaller copies and other formats; those in AVIF follow some seconds after the upload. */
  variants: ImageVariant[];
};
export type ShownPicture = {
  /** One that comes with the site (`site:bar`, `site:bay`, `site:beach`, `site:breakfast-blossom`, `site:breakfast-bread`, `site:breakfast-butter`, `site:breakfast-cappuccino`, `site:breakfast-cornetto`, `site:breakfast-croissants`, `site:breakfast-cup`, `site:breakfast-fruit`, `site:breakfast-grapes`, `site:breakfast-jams`, `site:breakfast-juice`, `site:breakfast-oranges`, `site:breakfast-table`, `site:bungalow-inside`, `site:bungalow-outside`, `site:bungalow-terracotta`, `site:farmhouse-table`, `site:harbour`, `site:hero`, `site:mountains`, `site:pool`, `site:restaurant`, `site:road`, `site:tennis`, `site:terrace`, `site:village-square`) or was uploaded. */
  source: string;
  /** The files of one that was uploaded. */
  files?: Picture;
  alt: ShownText;
  focus: FocalPoint;
};
export type HomeLeadSection = {
  id: number;
  kind: 'home.lead';
  values: {
    picture?: ShownPicture;
    /** At most 50 characters in each language. */
    offering?: ShownText;
    /** At most 60 characters in each language. */
    scroll?: ShownText;
    /** At most 80 characters in each language. */
    searchTitle?: ShownText;
    /** At most 200 characters in each language. */
    searchDescription?: ShownText;
  };
};
export type HomeIntroSection = {
  id: number;
  kind: 'home.intro';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 400 characters in each language. */
    text?: ShownText;
    picture?: ShownPicture;
    secondPicture?: ShownPicture;
    reasons: {
      drawing?: 'people' | 'umbrella' | 'tree' | 'wave' | 'town' | 'anchor' | 'plane';
      /** At most 60 characters in each language. */
      title: ShownText;
      /** At most 200 characters in each language. */
      text: ShownText;
    }[];
  };
};
export type HomeServicesSection = {
  id: number;
  kind: 'home.services';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    items: {
      drawing?: 'pool' | 'restaurant' | 'sports' | 'shuttle' | 'market' | 'parking' | 'laundry';
      /** At most 60 characters in each language. */
      text: ShownText;
    }[];
  };
};
export type HomeRoomsSection = {
  id: number;
  kind: 'home.rooms';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 400 characters in each language. */
    text?: ShownText;
  };
};
export type HomeAmenitiesSection = {
  id: number;
  kind: 'home.amenities';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    items: {
      /** At most 60 characters in each language. */
      name: ShownText;
      /** At most 200 characters in each language. */
      text?: ShownText;
      picture?: ShownPicture;
    }[];
  };
};
export type HomeVideoSection = {
  id: number;
  kind: 'home.video';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 400 characters in each language. */
    text?: ShownText;
  };
};
export type HomeLocationSection = {
  id: number;
  kind: 'home.location';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 400 characters in each language. */
    text?: ShownText;
    picture?: ShownPicture;
  };
};
export type HomeAboutSection = {
  id: number;
  kind: 'home.about';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 400 characters in each language. */
    text?: ShownText;
  };
};
export type HomeClosingSection = {
  id: number;
  kind: 'home.closing';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 400 characters in each language. */
    text?: ShownText;
    picture?: ShownPicture;
  };
};
export type RoomsLeadSection = {
  id: number;
  kind: 'rooms.lead';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    /** At most 200 characters in each language. */
    text?: ShownText;
    picture?: ShownPicture;
    secondPicture?: ShownPicture;
    thirdPicture?: ShownPicture;
    /** At most 80 characters in each language. */
    searchTitle?: ShownText;
    /** At most 200 characters in each language. */
    searchDescription?: ShownText;
  };
};
export type RoomsSharedSection = {
  id: number;
  kind: 'rooms.shared';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 600 characters in each language. */
    text?: ShownText;
    items: {
      drawing?: 'cooktop' | 'fridge' | 'tv' | 'air';
      /** At most 60 characters in each language. */
      text: ShownText;
    }[];
  };
};
export type RoomNearbySection = {
  id: number;
  kind: 'room.nearby';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    items: {
      /** At most 200 characters in each language. */
      text: ShownText;
    }[];
    /** At most 300 characters in each language. */
    text?: ShownText;
  };
};
export type ShownLongText = {
  blocks: (Paragraph | BulletList)[];
  /** The language of the text, where it is missing in the one that was asked for. */
  lang?: 'it';
};
export type RoomQuestionsSection = {
  id: number;
  kind: 'room.questions';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    items: {
      /** At most 200 characters in each language. */
      question: ShownText;
      /** At most 1500 characters in each language. */
      answer: ShownLongText;
    }[];
  };
};
export type AboutLeadSection = {
  id: number;
  kind: 'about.lead';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
    /** At most 80 characters in each language. */
    searchTitle?: ShownText;
    /** At most 200 characters in each language. */
    searchDescription?: ShownText;
  };
};
export type AboutStorySection = {
  id: number;
  kind: 'about.story';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 3000 characters in each language. */
    text: ShownLongText;
    picture?: ShownPicture;
    secondPicture?: ShownPicture;
  };
};
export type AboutValuesSection = {
  id: number;
  kind: 'about.values';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    items: {
      drawing?: 'people' | 'umbrella' | 'tree' | 'wave' | 'town' | 'anchor' | 'plane';
      /** At most 60 characters in each language. */
      title: ShownText;
      /** At most 300 characters in each language. */
      text: ShownText;
    }[];
  };
};
export type AboutHostsSection = {
  id: number;
  kind: 'about.hosts';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
  };
};
export type AboutClosingSection = {
  id: number;
  kind: 'about.closing';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
  };
};
export type GuideLeadSection = {
  id: number;
  kind: 'guide.lead';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    /** At most 50 characters in each language. */
    address?: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
    picture?: ShownPicture;
    /** At most 80 characters in each language. */
    searchTitle?: ShownText;
    /** At most 200 characters in each language. */
    searchDescription?: ShownText;
  };
};
export type GuideEventsSection = {
  id: number;
  kind: 'guide.events';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
  };
};
export type GuideChapterSection = {
  id: number;
  kind: 'guide.chapter';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
    picture?: ShownPicture;
    places: {
      /** At most 80 characters in each language. */
      name: ShownText;
      /** At most 500 characters in each language. */
      text?: ShownLongText;
      picture?: ShownPicture;
      map?: string;
      /** In minutes. */
      minutes?: number;
      mode?: 'on-foot' | 'by-car';
    }[];
    facts: {
      /** At most 200 characters in each language. */
      text: ShownText;
    }[];
  };
};
export type GuideWaysSection = {
  id: number;
  kind: 'guide.ways';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    /** At most 200 characters in each language. */
    text?: ShownText;
  };
};
export type GuideClosingSection = {
  id: number;
  kind: 'guide.closing';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
  };
};
export type ServicesLeadSection = {
  id: number;
  kind: 'services.lead';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
    /** At most 200 characters in each language. */
    seasonNote?: ShownText;
    /** At most 80 characters in each language. */
    searchTitle?: ShownText;
    /** At most 200 characters in each language. */
    searchDescription?: ShownText;
  };
};
export type ServicesServiceSection = {
  id: number;
  kind: 'services.service';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    /** At most 600 characters in each language. */
    text?: ShownLongText;
    picture?: ShownPicture;
    /** At most 120 characters in each language. */
    period?: ShownText;
    costs: {
      /** At most 120 characters in each language. */
      text: ShownText;
    }[];
    /** At most 120 characters in each language. */
    booking?: ShownText;
    /** At most 120 characters in each language. */
    distance?: ShownText;
    /** At most 60 characters in each language. */
    action?: ShownLongText;
  };
};
export type ServicesCardsSection = {
  id: number;
  kind: 'services.cards';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    items: {
      /** At most 60 characters in each language. */
      title: ShownText;
      /** At most 300 characters in each language. */
      text?: ShownText;
      /** At most 120 characters in each language. */
      period?: ShownText;
      costs: {
        /** At most 120 characters in each language. */
        text: ShownText;
      }[];
      /** At most 120 characters in each language. */
      booking?: ShownText;
      /** At most 120 characters in each language. */
      distance?: ShownText;
    }[];
  };
};
export type ServicesClosingSection = {
  id: number;
  kind: 'services.closing';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
  };
};
export type BreakfastLeadSection = {
  id: number;
  kind: 'breakfast.lead';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
    picture?: ShownPicture;
    /** At most 80 characters in each language. */
    searchTitle?: ShownText;
    /** At most 200 characters in each language. */
    searchDescription?: ShownText;
  };
};
export type BreakfastOfferSection = {
  id: number;
  kind: 'breakfast.offer';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    items: {
      /** At most 60 characters in each language. */
      title: ShownText;
      /** At most 300 characters in each language. */
      text?: ShownText;
    }[];
    /** At most 500 characters in each language. */
    note?: ShownLongText;
  };
};
export type BreakfastTimesSection = {
  id: number;
  kind: 'breakfast.times';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 120 characters in each language. */
    opens?: ShownText;
    /** At most 120 characters in each language. */
    closes?: ShownText;
    items: {
      /** At most 60 characters in each language. */
      title: ShownText;
      /** At most 200 characters in each language. */
      text: ShownText;
    }[];
  };
};
export type BreakfastGallerySection = {
  id: number;
  kind: 'breakfast.gallery';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    items: {
      picture: ShownPicture;
    }[];
  };
};
export type BreakfastClosingSection = {
  id: number;
  kind: 'breakfast.closing';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
  };
};
export type ContactLeadSection = {
  id: number;
  kind: 'contact.lead';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
    /** At most 80 characters in each language. */
    searchTitle?: ShownText;
    /** At most 200 characters in each language. */
    searchDescription?: ShownText;
  };
};
export type ContactDirectionsSection = {
  id: number;
  kind: 'contact.directions';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    means: {
      /** At most 60 characters in each language. */
      title: ShownText;
      /** At most 1000 characters in each language. */
      text: ShownLongText;
      /** At most 300 characters in each language. */
      more?: ShownText;
    }[];
  };
};
export type ContactQuestionsSection = {
  id: number;
  kind: 'contact.questions';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    items: {
      /** At most 200 characters in each language. */
      question: ShownText;
      /** At most 1500 characters in each language. */
      answer: ShownLongText;
    }[];
  };
};
export type PricesIncludedSection = {
  id: number;
  kind: 'prices.included';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    items: {
      /** At most 120 characters in each language. */
      text: ShownText;
    }[];
  };
};
export type PricesAdditionalSection = {
  id: number;
  kind: 'prices.additional';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    items: {
      /** At most 120 characters in each language. */
      text: ShownText;
    }[];
    /** At most 300 characters in each language. */
    text?: ShownText;
  };
};
export type QuoteLeadSection = {
  id: number;
  kind: 'quote.lead';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
    /** At most 80 characters in each language. */
    searchTitle?: ShownText;
    /** At most 200 characters in each language. */
    searchDescription?: ShownText;
  };
};
export type QuoteNextSection = {
  id: number;
  kind: 'quote.next';
  values: {
    steps: {
      /** At most 200 characters in each language. */
      text: ShownText;
    }[];
  };
};
export type QuoteSentLeadSection = {
  id: number;
  kind: 'quoteSent.lead';
  values: {
    /** At most 300 characters in each language. */
    text: ShownText;
  };
};
export type QuoteSentNextSection = {
  id: number;
  kind: 'quoteSent.next';
  values: {
    steps: {
      /** At most 60 characters in each language. */
      title: ShownText;
      /** At most 200 characters in each language. */
      text: ShownText;
    }[];
  };
};
export type EmailsConfirmationSection = {
  id: number;
  kind: 'emails.confirmation';
  values: {
    /** At most 400 characters in each language. */
    opening?: ShownText;
    steps: {
      /** At most 200 characters in each language. */
      text: ShownText;
    }[];
    /** At most 120 characters in each language. */
    closing?: ShownText;
  };
};
export type TermsParagraphSection = {
  id: number;
  kind: 'terms.paragraph';
  values: {
    /** At most 80 characters in each language. */
    title?: ShownText;
    /** At most 8000 characters in each language. */
    text: ShownLongText;
  };
};
export type TermsHouseSection = {
  id: number;
  kind: 'terms.house';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 8000 characters in each language. */
    text: ShownLongText;
  };
};
export type PrivacyPolicyParagraphSection = {
  id: number;
  kind: 'privacyPolicy.paragraph';
  values: {
    /** At most 80 characters in each language. */
    title?: ShownText;
    /** At most 8000 characters in each language. */
    text: ShownLongText;
  };
};
export type PrivacyPolicyPeriodsSection = {
  id: number;
  kind: 'privacyPolicy.periods';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 8000 characters in each language. */
    text?: ShownLongText;
    /** At most 8000 characters in each language. */
    more?: ShownLongText;
  };
};
export type CookiePolicyParagraphSection = {
  id: number;
  kind: 'cookiePolicy.paragraph';
  values: {
    /** At most 80 characters in each language. */
    title?: ShownText;
    /** At most 8000 characters in each language. */
    text: ShownLongText;
  };
};
export type CookiePolicyStorageSection = {
  id: number;
  kind: 'cookiePolicy.storage';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 8000 characters in each language. */
    text?: ShownLongText;
    /** At most 8000 characters in each language. */
    more?: ShownLongText;
  };
};
export type PrivacyParagraphSection = {
  id: number;
  kind: 'privacy.paragraph';
  values: {
    /** At most 80 characters in each language. */
    title?: ShownText;
    /** At most 8000 characters in each language. */
    text: ShownLongText;
  };
};
export type AccessibilityParagraphSection = {
  id: number;
  kind: 'accessibility.paragraph';
  values: {
    /** At most 80 characters in each language. */
    title?: ShownText;
    /** At most 8000 characters in each language. */
    text: ShownLongText;
  };
};
export type NotFoundWordsSection = {
  id: number;
  kind: 'notFound.words';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
  };
};
export type OfflineWordsSection = {
  id: number;
  kind: 'offline.words';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
  };
};
export type OwnLeadSection = {
  id: number;
  kind: 'own.lead';
  values: {
    /** At most 60 characters in each language. */
    title: ShownText;
    /** At most 50 characters in each language. */
    address: ShownText;
    place?: 'menu' | 'footer';
    after?: 'rooms' | 'prices' | 'services' | 'guide' | 'about' | 'contact';
    /** At most 300 characters in each language. */
    text?: ShownText;
    picture?: ShownPicture;
    /** At most 80 characters in each language. */
    searchTitle?: ShownText;
    /** At most 200 characters in each language. */
    searchDescription?: ShownText;
  };
};
export type OwnTextSection = {
  id: number;
  kind: 'own.text';
  values: {
    /** At most 80 characters in each language. */
    title?: ShownText;
    /** At most 8000 characters in each language. */
    text: ShownLongText;
    picture?: ShownPicture;
  };
};
export type OwnPicturesSection = {
  id: number;
  kind: 'own.pictures';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    items: {
      picture: ShownPicture;
    }[];
  };
};
export type OwnListSection = {
  id: number;
  kind: 'own.list';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
    items: {
      /** At most 80 characters in each language. */
      title: ShownText;
      /** At most 300 characters in each language. */
      text?: ShownText;
    }[];
  };
};
export type OwnQuestionsSection = {
  id: number;
  kind: 'own.questions';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    items: {
      /** At most 200 characters in each language. */
      question: ShownText;
      /** At most 1500 characters in each language. */
      answer: ShownLongText;
    }[];
  };
};
export type OwnClosingSection = {
  id: number;
  kind: 'own.closing';
  values: {
    /** At most 80 characters in each language. */
    title: ShownText;
    /** At most 300 characters in each language. */
    text?: ShownText;
    /** A page of the site; one of the owner’s by the id of its lead, as `own:17`. */
    link: string;
  };
};
export type Content = {
  page: ContentPageName;
  /** In the owner’s order. */
  sections: (
    | ({
        kind: 'home.lead';
      } & HomeLeadSection)
    | ({
        kind: 'home.intro';
      } & HomeIntroSection)
    | ({
        kind: 'home.services';
      } & HomeServicesSection)
    | ({
        kind: 'home.rooms';
      } & HomeRoomsSection)
    | ({
        kind: 'home.amenities';
      } & HomeAmenitiesSection)
    | ({
        kind: 'home.video';
      } & HomeVideoSection)
    | ({
        kind: 'home.location';
      } & HomeLocationSection)
    | ({
        kind: 'home.about';
      } & HomeAboutSection)
    | ({
        kind: 'home.closing';
      } & HomeClosingSection)
    | ({
        kind: 'rooms.lead';
      } & RoomsLeadSection)
    | ({
        kind: 'rooms.shared';
      } & RoomsSharedSection)
    | ({
        kind: 'room.nearby';
      } & RoomNearbySection)
    | ({
        kind: 'room.questions';
      } & RoomQuestionsSection)
    | ({
        kind: 'about.lead';
      } & AboutLeadSection)
    | ({
        kind: 'about.story';
      } & AboutStorySection)
    | ({
        kind: 'about.values';
      } & AboutValuesSection)
    | ({
        kind: 'about.hosts';
      } & AboutHostsSection)
    | ({
        kind: 'about.closing';
      } & AboutClosingSection)
    | ({
        kind: 'guide.lead';
      } & GuideLeadSection)
    | ({
        kind: 'guide.events';
      } & GuideEventsSection)
    | ({
        kind: 'guide.chapter';
      } & GuideChapterSection)
    | ({
        kind: 'guide.ways';
      } & GuideWaysSection)
    | ({
        kind: 'guide.closing';
      } & GuideClosingSection)
    | ({
        kind: 'services.lead';
      } & ServicesLeadSection)
    | ({
        kind: 'services.service';
      } & ServicesServiceSection)
    | ({
        kind: 'services.cards';
      } & ServicesCardsSection)
    | ({
        kind: 'services.closing';
      } & ServicesClosingSection)
    | ({
        kind: 'breakfast.lead';
      } & BreakfastLeadSection)
    | ({
        kind: 'breakfast.offer';
      } & BreakfastOfferSection)
    | ({
        kind: 'breakfast.times';
      } & BreakfastTimesSection)
    | ({
        kind: 'breakfast.gallery';
      } & BreakfastGallerySection)
    | ({
        kind: 'breakfast.closing';
      } & BreakfastClosingSection)
    | ({
        kind: 'contact.lead';
      } & ContactLeadSection)
    | ({
        kind: 'contact.directions';
      } & ContactDirectionsSection)
    | ({
        kind: 'contact.questions';
      } & ContactQuestionsSection)
    | ({
        kind: 'prices.included';
      } & PricesIncludedSection)
    | ({
        kind: 'prices.additional';
      } & PricesAdditionalSection)
    | ({
        kind: 'quote.lead';
      } & QuoteLeadSection)
    | ({
        kind: 'quote.next';
      } & QuoteNextSection)
    | ({
        kind: 'quoteSent.lead';
      } & QuoteSentLeadSection)
    | ({
        kind: 'quoteSent.next';
      } & QuoteSentNextSection)
    | ({
        kind: 'emails.confirmation';
      } & EmailsConfirmationSection)
    | ({
        kind: 'terms.paragraph';
      } & TermsParagraphSection)
    | ({
        kind: 'terms.house';
      } & TermsHouseSection)
    | ({
        kind: 'privacyPolicy.paragraph';
      } & PrivacyPolicyParagraphSection)
    | ({
        kind: 'privacyPolicy.periods';
      } & PrivacyPolicyPeriodsSection)
    | ({
        kind: 'cookiePolicy.paragraph';
      } & CookiePolicyParagraphSection)
    | ({
        kind: 'cookiePolicy.storage';
      } & CookiePolicyStorageSection)
    | ({
        kind: 'privacy.paragraph';
      } & PrivacyParagraphSection)
    | ({
        kind: 'accessibility.paragraph';
      } & AccessibilityParagraphSection)
    | ({
        kind: 'notFound.words';
      } & NotFoundWordsSection)
    | ({
        kind: 'offline.words';
      } & OfflineWordsSection)
    | ({
        kind: 'own.lead';
      } & OwnLeadSection)
    | ({
        kind: 'own.text';
      } & OwnTextSection)
    | ({
        kind: 'own.pictures';
      } & OwnPicturesSection)
    | ({
        kind: 'own.list';
      } & OwnListSection)
    | ({
        kind: 'own.questions';
      } & OwnQuestionsSection)
    | ({
        kind: 'own.closing';
      } & OwnClosingSection)
  )[];
  /** The kinds of the sections that its owner hides, where there are any. */
  hidden?: string[];
  /** When guests last saw something else of it; of legal pages alone, which say so. */
  changedAt?: string;
};
export const {
  useListContentSectionsQuery,
  useCreateContentSectionMutation,
  useUpdateContentSectionMutation,
  useDeleteContentSectionMutation,
  useConfirmTranslationMutation,
  useOrderContentSectionsMutation,
  useListSectionRevisionsQuery,
  useRestoreContentSectionMutation,
  useListContentDraftsQuery,
  useDiscardContentDraftMutation,
  useListPublicationsQuery,
  usePublishContentMutation,
  useRevertPublicationMutation,
  useListContentPicturesQuery,
  useUploadContentPictureMutation,
  useDeleteContentPictureMutation,
  useGetTranslatorQuery,
  useTranslateIntoItalianMutation,
  useProposeTranslationMutation,
  usePrepareStarterTextsMutation,
  useListContentPagesQuery,
  useGetContentQuery,
} = injectedRtkApi;
