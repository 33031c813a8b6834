import { baseApi } from '@ospite/contracts';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { OfficeStore } from './store';

/** React Redux's hooks, for the back-office's own store. */
export const useOfficeDispatch = useDispatch.withTypes<OfficeStore['dispatch']>();
export const useOfficeStore = useStore.withTypes<OfficeStore>();

/** Whether anything is being read from the server, as after a save of it, also one that failed. */
export function useIsReading(): boolean {
  return useSelector((state: ReturnType<OfficeStore['getState']>) =>
    Object.values(state[baseApi.reducerPath].queries).some((query) => query?.status === 'pending'),
  );
}
