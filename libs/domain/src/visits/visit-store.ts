import type { Visit, VisitCount } from './visit';

/** Port: visits as counted. */
export abstract class VisitStore {
  abstract record(visit: Visit): Promise<void>;
  abstract count(): Promise<VisitCount>;
}
