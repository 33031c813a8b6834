import { useGetPropertyQuery } from '@ospite/contracts/guest';

/** The property; undefined until it is loaded. */
export function useProperty() {
  return useGetPropertyQuery().data;
}
