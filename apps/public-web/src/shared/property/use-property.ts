import { useGetPropertyQuery } from '@ospite/contracts';

/** The property; undefined until it is loaded. */
export function useProperty() {
  return useGetPropertyQuery().data;
}
