import { useState } from 'react';
import { isSame } from './same';

/** What was sent last, over which values, and the server's own version of it once it has arrived, with texts trimmed. */
interface Kept<Values> {
  readonly values: Values;
  readonly over: Values;
  readonly stored?: Values;
}

/** What a form takes for saved: what the server has, and after a save what was sent, until the server's own version arrives. */
export function useSavedValues<Values>(saved: Values) {
  const [kept, setKept] = useState<Kept<Values> | null>(null);
  const isKept = kept !== null && kept.stored === undefined && isSame(kept.over, saved);
  if (kept && kept.stored === undefined && !isKept) setKept({ ...kept, stored: saved });
  return {
    values: isKept ? kept.values : saved,
    keep: (values: Values) => setKept({ values, over: saved }),
    /** What the server made of a value that this form has sent; any other value as it is. */
    storedFor: <Name extends keyof Values>(name: Name, value: Values[Name]): Values[Name] =>
      kept?.stored && isSame(kept.values[name], value) ? kept.stored[name] : value,
  };
}
