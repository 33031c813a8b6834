import { consentsApi as generatedConsents } from '../generated/consents.gen';
import { privacyApi as generatedPrivacy } from '../generated/privacy.gen';

/** What a visitor agreed to is only ever written. */
export const consentsApi = generatedConsents.enhanceEndpoints({
  endpoints: { recordConsent: { invalidatesTags: [] } },
});

/** Erasing a person changes quotes, reviews and messages; a screen that erases leaves them all and reads anew. */
export const privacyApi = generatedPrivacy
  .enhanceEndpoints({ addTagTypes: ['quotes', 'reviews', 'messages'] })
  .enhanceEndpoints({
    endpoints: {
      exportPerson: { providesTags: [] },
      exportEverything: { providesTags: [] },
      erasePerson: { invalidatesTags: ['quotes', 'reviews', 'messages'] },
    },
  });

export const { useRecordConsentMutation } = consentsApi;
export const { useErasePersonMutation } = privacyApi;
