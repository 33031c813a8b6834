import { useDispatch, useStore } from 'react-redux';
import type { OfficeStore } from './store';

/** React Redux's hooks, for the back-office's own store. */
export const useOfficeDispatch = useDispatch.withTypes<OfficeStore['dispatch']>();
export const useOfficeStore = useStore.withTypes<OfficeStore>();
