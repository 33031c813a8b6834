import { visitsApi as generatedApi } from '../generated/visits.gen';

const COUNT = { type: 'visits', id: 'COUNT' } as const;
const DAYS = { type: 'visits', id: 'DAYS' } as const;

/** Visits: recording one changes the count that its own page shows. */
export const visitsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    countVisits: { providesTags: [COUNT] },
    listVisitDays: { providesTags: [DAYS] },
    recordVisit: { invalidatesTags: [COUNT, DAYS] },
  },
});

export const { useRecordVisitMutation, useCountVisitsQuery, useListVisitDaysQuery } = visitsApi;
