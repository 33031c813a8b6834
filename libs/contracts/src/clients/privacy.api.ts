import { consentsApi as generatedConsents } from '../generated/consents.gen';
import { privacyApi as generatedPrivacy } from '../generated/privacy.gen';

export type { Erasure } from '../generated/privacy.gen';

/** Consents are only ever recorded. */
export const consentsApi = generatedConsents.enhanceEndpoints({
  endpoints: { recordConsent: { invalidatesTags: [] } },
});

/** Erasing a person changes quotes, reviews and messages, so all of them are loaded again. */
export const privacyApi = generatedPrivacy
  .enhanceEndpoints({ addTagTypes: ['quotes', 'reviews', 'messages'] })
  .enhanceEndpoints({
    endpoints: {
      exportPerson: { providesTags: [] },
      exportEverything: { providesTags: [] },
      // What is stored changes without this client, too.
      countErasable: { providesTags: [], keepUnusedDataFor: 0 },
      erasePerson: { invalidatesTags: ['quotes', 'reviews', 'messages'] },
    },
  });

export const { useRecordConsentMutation } = consentsApi;
export const { useErasePersonMutation, useLazyCountErasableQuery } = privacyApi;
