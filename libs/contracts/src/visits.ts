/** The calls about visits, in an entry of their own: the guests' pages load them after everything else. */
export { useCountVisitsQuery, useRecordVisitMutation } from './generated/visits.gen';
