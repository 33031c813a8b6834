import type { SeriesRange } from '../shared';
import type { Visit, VisitCount, VisitDay } from './visit';

/** Port: visits and their totals. Recording and reading cost the same however many visits there are. */
export abstract class VisitStore {
  abstract record(visit: Visit): Promise<void>;
  abstract count(): Promise<VisitCount>;
  /** The days of the range that had visits, in order. */
  abstract series(range: SeriesRange): Promise<readonly VisitDay[]>;
}
