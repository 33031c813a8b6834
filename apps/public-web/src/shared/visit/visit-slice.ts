import type { ConsentChoice } from '@ospite/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SentQuote } from '@ospite/contracts/site';
import type { ToastMessage } from '@ospite/ui';

interface VisitState {
  /** A form holds unsent input, so nothing may replace the page. */
  readonly isFillingForm: boolean;
  readonly toast: ToastMessage | null;
  /** The request that was sent last, for the page after sending. */
  readonly sentQuote: SentQuote | null;
  /** What was chosen about cookies during this visit; null while what the browser has stored counts. */
  readonly consent: ConsentChoice | null;
  /** The cookie dialog was opened from the footer. */
  readonly isChoosingCookies: boolean;
}

const initialState: VisitState = {
  isFillingForm: false,
  toast: null,
  sentQuote: null,
  consent: null,
  isChoosingCookies: false,
};

/** State that outlives navigation and is not server state. */
export const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    formTouched: (state) => ({ ...state, isFillingForm: true }),
    formLeft: (state) => ({ ...state, isFillingForm: false }),
    quoteSent: (state, { payload }: PayloadAction<SentQuote>) => ({ ...state, sentQuote: payload }),
    toastShown: (state, { payload }: PayloadAction<Omit<ToastMessage, 'id'>>) => ({
      ...state,
      toast: { ...payload, id: (state.toast?.id ?? 0) + 1 },
    }),
    toastClosed: (state) => ({ ...state, toast: null }),
    cookieDialogOpened: (state) => ({ ...state, isChoosingCookies: true }),
    /** With the choice that was made, if one was. */
    cookieDialogClosed: (state, { payload }: PayloadAction<ConsentChoice | undefined>) => ({
      ...state,
      consent: payload ?? state.consent,
      isChoosingCookies: false,
    }),
  },
});

export const {
  formTouched,
  formLeft,
  quoteSent,
  toastShown,
  toastClosed,
  cookieDialogOpened,
  cookieDialogClosed,
} = visitSlice.actions;
export interface VisitRoot {
  readonly visit: VisitState;
}
