import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ToastMessage } from '@ospite/ui';

export interface VisitState {
  /** A form holds something typed and unsent: nothing may take it away. */
  readonly isFillingForm: boolean;
  readonly toast: ToastMessage | null;
}

const initialState: VisitState = { isFillingForm: false, toast: null };

/** What outlives a move from page to page and is nobody's answer. */
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
