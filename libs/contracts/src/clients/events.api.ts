import { eventsApi as generatedApi } from '../generated/events.gen';

export type { CreateEventRequest, Event, UpdateEventRequest } from '../generated/events.gen';

const LIST = { type: 'events', id: 'LIST' } as const;

/** Events: every change can add to the guests' list or take from it, so both lists are read again. */
export const eventsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listEvents: { providesTags: [LIST] },
    listAllEvents: { providesTags: [LIST] },
    getEventCalendar: { providesTags: [LIST] },
    createEvent: { invalidatesTags: [LIST] },
    updateEvent: { invalidatesTags: [LIST] },
    deleteEvent: { invalidatesTags: [LIST] },
  },
});

export const {
  useListEventsQuery,
  useListAllEventsQuery,
  useCreateEventMutation,
  useUpdateEventMutation,
  useDeleteEventMutation,
} = eventsApi;
