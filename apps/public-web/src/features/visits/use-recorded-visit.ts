import { useRecordVisitMutation } from '@ospite/contracts/visits';
import { useEffect } from 'react';

/** In session storage once the visit of this browser session has been recorded. Source: specification §3. */
const RECORDED_KEY = 'visit_recorded';

/** Records a visit once per browser session; a failure is only logged (specification §4). */
export function useRecordedVisit(): void {
  const [record] = useRecordVisitMutation();
  useEffect(() => {
    if (isRecorded()) return;
    markRecorded();
    void record({ body: {} })
      .unwrap()
      .catch((error: unknown) => console.warn('The visit could not be recorded.', error));
  }, [record]);
}

/** A browser that stores nothing cannot tell, so its visits are not recorded at all. */
function isRecorded(): boolean {
  try {
    return sessionStorage.getItem(RECORDED_KEY) !== null;
  } catch {
    return true;
  }
}

function markRecorded(): void {
  try {
    sessionStorage.setItem(RECORDED_KEY, 'true');
  } catch {
    // Full: the next page load records another visit, which is the lesser fault.
  }
}
