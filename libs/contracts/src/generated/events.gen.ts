import { baseApi as api } from '../base-api';
export const addTagTypes = ['events'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/events`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['events'],
      }),
      createEvent: build.mutation<CreateEventApiResponse, CreateEventApiArg>({
        query: (queryArg) => ({
          url: `/api/events`,
          method: 'POST',
          body: queryArg.createEventRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['events'],
      }),
      getEventCalendar: build.query<GetEventCalendarApiResponse, GetEventCalendarApiArg>({
        query: (queryArg) => ({
          url: `/api/events/${encodeURIComponent(String(queryArg.eventId))}/calendar.ics`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ['events'],
      }),
      listAllEvents: build.query<ListAllEventsApiResponse, ListAllEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/events/all`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['events'],
      }),
      updateEvent: build.mutation<UpdateEventApiResponse, UpdateEventApiArg>({
        query: (queryArg) => ({
          url: `/api/events/${encodeURIComponent(String(queryArg.eventId))}`,
          method: 'PUT',
          body: queryArg.updateEventRequest,
        }),
        invalidatesTags: ['events'],
      }),
      deleteEvent: build.mutation<DeleteEventApiResponse, DeleteEventApiArg>({
        query: (queryArg) => ({
          url: `/api/events/${encodeURIComponent(String(queryArg.eventId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['events'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as eventsApi };
export type ListEventsApiResponse = /** status 200 The events. */ Event[];
export type ListEventsApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
};
export type CreateEventApiResponse =
  /** status 201 The event that was added. The AVIF copies of its picture follow some seconds later. */ Event;
export type CreateEventApiArg = {
  /** A fresh UUID for each thing that a person sends, and the same one for each retry. With other fields than before it is a 422. A key is kept as long as what it was sent with. */
  'Idempotency-Key'?: string;
  createEventRequest: CreateEventRequest;
};
export type GetEventCalendarApiResponse =
  /** status 200 The file. Its `UID` stays the same when the event changes. */ string;
export type GetEventCalendarApiArg = {
  eventId: number;
  /** The language of the texts; untranslated ones are Italian. */
  language?: Language;
};
export type ListAllEventsApiResponse = /** status 200 The events. */ Event[];
export type ListAllEventsApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
};
export type UpdateEventApiResponse = /** status 200 The event as it was stored. */ Event;
export type UpdateEventApiArg = {
  eventId: number;
  updateEventRequest: UpdateEventRequest;
};
export type DeleteEventApiResponse = unknown;
export type DeleteEventApiArg = {
  eventId: number;
};
export type ImageVariant = {
  url: string;
  /** Pixels. */
  width: number;
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
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
export type Event = {
  title: string;
  titleEn: string | null;
  titleDe: string | null;
  titleEs: string | null;
  description: string;
  descriptionEn: string | null;
  descriptionDe: string | null;
  descriptionEs: string | null;
  id: number;
  /** Address of the picture. */
  image: string | null;
  /** The same picture with its smaller copies. */
  picture: Picture | null;
  link: string | null;
  /** First day. */
  startDate: string | null;
  /** Last day; null when it is the first. */
  endDate: string | null;
  location: string | null;
  /** Guests see only active events, until they are over. */
  isActive: boolean;
  /** Lists begin with the lowest. */
  sortOrder: number;
  createdAt: string;
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
export type CreateEventRequest = {
  /** In Italian. */
  title: string;
  /** An empty text removes it. */
  titleEn?: string;
  /** An empty text removes it. */
  titleDe?: string;
  /** An empty text removes it. */
  titleEs?: string;
  /** In Italian. */
  description: string;
  /** An empty text removes it. */
  descriptionEn?: string;
  /** An empty text removes it. */
  descriptionDe?: string;
  /** An empty text removes it. */
  descriptionEs?: string;
  /** First day, `YYYY-MM-DD`; an ISO timestamp is cut to its day in Europe/Rome. An empty text removes it. */
  startDate?: string;
  /** Last day, not before the first; omitted or empty when it is the same. */
  endDate?: string;
  /** An empty text removes it. */
  location?: string;
  /** An address with http or https. An empty text removes it. */
  link?: string;
  /** Guests see only active events. An empty text is the same as none. */
  isActive?: 'true' | 'false';
  /** A whole number from -1000000 to 1000000; lists begin with the lowest. */
  sortOrder?: string;
  /** JPEG, PNG, WebP or AVIF, at most 15 MiB and 50 megapixels, no side more than ten times the other. */
  image?: Blob;
};
export type Language = 'it' | 'en' | 'de' | 'es';
export type UpdateEventRequest = {
  /** In Italian. */
  title?: string;
  /** An empty text removes it. */
  titleEn?: string;
  /** An empty text removes it. */
  titleDe?: string;
  /** An empty text removes it. */
  titleEs?: string;
  /** In Italian. */
  description?: string;
  /** An empty text removes it. */
  descriptionEn?: string;
  /** An empty text removes it. */
  descriptionDe?: string;
  /** An empty text removes it. */
  descriptionEs?: string;
  /** First day, `YYYY-MM-DD`; an ISO timestamp is cut to its day in Europe/Rome. An empty text removes it. */
  startDate?: string;
  /** Last day, not before the first; omitted or empty when it is the same. */
  endDate?: string;
  /** An empty text removes it. */
  location?: string;
  /** An address with http or https. An empty text removes it. */
  link?: string;
  /** Guests see only active events. An empty text is the same as none. */
  isActive?: 'true' | 'false';
  /** A whole number from -1000000 to 1000000; lists begin with the lowest. */
  sortOrder?: string;
  /** `true` removes the picture. */
  removeImage?: 'true' | 'false';
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
  /** Replaces the picture. */
  image?: Blob;
};
export type UpdateEventRequestRead = {
  /** In Italian. */
  title?: string;
  /** An empty text removes it. */
  titleEn?: string;
  /** An empty text removes it. */
  titleDe?: string;
  /** An empty text removes it. */
  titleEs?: string;
  /** In Italian. */
  description?: string;
  /** An empty text removes it. */
  descriptionEn?: string;
  /** An empty text removes it. */
  descriptionDe?: string;
  /** An empty text removes it. */
  descriptionEs?: string;
  /** First day, `YYYY-MM-DD`; an ISO timestamp is cut to its day in Europe/Rome. An empty text removes it. */
  startDate?: string;
  /** Last day, not before the first; omitted or empty when it is the same. */
  endDate?: string;
  /** An empty text removes it. */
  location?: string;
  /** An address with http or https. An empty text removes it. */
  link?: string;
  /** Guests see only active events. An empty text is the same as none. */
  isActive?: 'true' | 'false';
  /** A whole number from -1000000 to 1000000; lists begin with the lowest. */
  sortOrder?: string;
  /** `true` removes the picture. */
  removeImage?: 'true' | 'false';
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
  /** As it was read. */
  id?: string;
  /** Replaces the picture. */
  image?: Blob;
  /** As it was read. */
  picture?: string;
  /** As it was read. */
  createdAt?: string;
};
export const {
  useListEventsQuery,
  useCreateEventMutation,
  useGetEventCalendarQuery,
  useListAllEventsQuery,
  useUpdateEventMutation,
  useDeleteEventMutation,
} = injectedRtkApi;
