import { useGetPropertyQuery } from '@ospite/contracts';

/** The property's record; undefined until it has been read once. */
export function useProperty() {
  return useGetPropertyQuery().data;
}
