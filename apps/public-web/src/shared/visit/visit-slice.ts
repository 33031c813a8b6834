import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ToastMessage } from '@ospite/ui';

interface VisitState {
  /** A form holds unsent input, so nothing may replace the page. */
  readonly isFillingForm: boolean;
  readonly toast: ToastMessage | null;
}

const initialState: VisitState = { isFillingForm: false, toast: null };

/** State that outlives navigation and is not server state. */
export const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    formTouched: (state) => ({ ...state, isFillingForm: true }),
    formLeft: (state) => ({ ...state, isFillingForm: false }),
    toastShown: (state, { payload }: PayloadAction<Omit<ToastMessage, 'id'>>) => ({
      ...state,
      toast: { ...payload, id: (state.toast?.id ?? 0) + 1 },
    }),
    toastClosed: (state) => ({ ...state, toast: null }),
  },
});

export const { formTouched, formLeft, toastShown, toastClosed } = visitSlice.actions;
export interface VisitRoot {
  readonly visit: VisitState;
}
